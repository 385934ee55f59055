// The campaign between missions: which mission comes, who goes, what was won, what is built.
import type { BoardProps } from '../../contract.ts';
import type { View } from '../rulebook.ts';
import { Base } from './Base.tsx';
import { Missions } from './Missions.tsx';
import { Rewards } from './Rewards.tsx';
import { Track } from './Track.tsx';
import { Training } from './Training.tsx';
// What all pages share comes first: each page may have its own way. Less room has the last word.
import './camp.css';
import './base.css';
import './soldiers.css';
import './choices.css';
import './narrow.css';

/** The side whose sheet lies open: that of the chapter, else the viewer's own. */
function sideShown({ view, viewer }: BoardProps<View>): number {
  const open = view.flow.at(-1)?.['side'];
  const own = viewer !== 'table' && view.sides[1]!.seats.includes(viewer) ? 1 : 0;
  return view.campaign!.sheets[typeof open === 'number' ? open : own] === null
    ? 0
    : typeof open === 'number'
      ? open
      : own;
}

export function Camp(props: BoardProps<View>) {
  const { view } = props;
  const { chapter, step } = view.flow.at(-1) ?? { chapter: '', step: '' };
  const sheet = view.campaign!.sheets[sideShown(props)]!;
  return (
    <div className="ee-camp">
      <Track view={view} />
      {chapter === 'reward' ? (
        <Rewards {...props} sheet={sheet} />
      ) : chapter === 'promotions' ? (
        <Training {...props} sheet={sheet} />
      ) : chapter === 'campaign' && (step === 'choose a battle' || step === 'choose the difficulty') ? (
        <Missions {...props} />
      ) : (
        <Base {...props} sheet={sheet} />
      )}
    </div>
  );
}
