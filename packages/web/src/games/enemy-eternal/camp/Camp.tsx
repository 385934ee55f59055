// The campaign between missions: which mission comes, who goes, what was won, what is built.
import type { BoardProps } from '../../../table/contract.ts';
import { type View, sideOfSeat } from '@xenotable/enemy-eternal/preview';
import { AfterAction } from './AfterAction.tsx';
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

export default function Camp(props: BoardProps<View>) {
  const { view, viewer } = props;
  const { camp } = view.shown;
  const { campaign } = view;
  const sheets = campaign?.sheets;
  // The sheet that the chapter opens, else the viewer's own, else that of side A, the only one of a season.
  const sheet = sheets?.[camp?.side ?? sideOfSeat(view, viewer)] ?? sheets?.[0] ?? null;
  if (camp === null || campaign === null || sheet === null) return null;
  return (
    <div className="ee-camp">
      <Track view={view} campaign={campaign} />
      <AfterAction view={view} sheet={sheet} />
      {camp.page === 'rewards' && <Rewards {...props} sheet={sheet} cards={camp.cards} />}
      {camp.page === 'training' && <Training {...props} sheet={sheet} />}
      {camp.page === 'missions' && <Missions {...props} next={camp.mission} />}
      {camp.page === 'base' && <Base {...props} sheet={sheet} mission={camp.mission} />}
    </div>
  );
}
