// Between missions: recruits or the roster on the left, the squad and what it costs in the middle, the briefing on paper at the right. On a phone one of them at a time.
import { useState } from 'react';
import { Meter } from '../../../table/builder/Meter.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import {
  modeOf,
  ownArmies,
  ownArmy,
  type Page,
  pagesOf,
  slotsFor,
  type View,
} from '@xenotable/chibi-commander/preview';
import { Briefing } from './Briefing.tsx';
import { Chosen } from './Chosen.tsx';
import { KeptSquads } from './KeptSquads.tsx';
import { LastMission } from './LastMission.tsx';
import { Options } from './Options.tsx';
import { Recruits } from './Recruits.tsx';
import { Strength } from './Strength.tsx';
import { Agreements, Talks } from './Talks.tsx';
import { Variants } from './Variants.tsx';
import { Reserve, Veterans } from './Veterans.tsx';
import { type Army, points, rosterOf } from './quarters.ts';
import './war.css';

type Pane = 'list' | 'own' | 'sheet';

/** What the middle column is called on a phone. */
const OWN: Record<Page, string> = {
  variant: 'Variants',
  talks: 'Agreements',
  'level up': 'Roster',
  muster: 'Squad',
};

/** Places taken, or points to spend. */
function Head({ page, army, slots }: { page: Page; army: Army; slots: number }) {
  const ready = army.ready ? ' · ready' : '';
  if (page !== 'muster')
    return (
      <Meter
        spent={army.purse}
        unit={`victory ${army.purse === 1 ? 'point' : 'points'} to spend`}
        note={army.faction + ready}
      />
    );
  const left = army.purse > 0 ? ` · ${points(army.purse)} left` : '';
  return <Meter spent={army.squad.length} limit={slots} unit="units" note={army.faction + left + ready} />;
}

export default function Headquarters({ page, ...on }: BoardProps<View> & { page: Page }) {
  const { view } = on;
  const [pane, setPane] = useState<Pane>('own');
  const army = ownArmy(view);
  const roster = army === null ? null : rosterOf(view, army);
  const slots = army === null ? 0 : slotsFor(view, army.faction);
  const lists = army !== null && (page === 'level up' || page === 'muster');
  const panes: [Pane, string][] = [
    ['own', OWN[page]],
    ['list', page === 'muster' && roster !== null ? 'Roster' : 'Recruits'],
    ['sheet', 'Briefing'],
  ];
  const shown = panes.filter(([id]) => lists || id !== 'list');
  return (
    <div className={`cc-hq${lists ? '' : ' short'}`} data-pane={pane}>
      <div className="segments hq-panes" role="group" aria-label="Pages">
        {shown.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className={pane === id ? 'active' : ''}
            aria-pressed={pane === id}
            onClick={() => setPane(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {lists && (
        <div className="hq-list">
          {page === 'muster' && roster !== null ? (
            <Reserve on={on} roster={roster} />
          ) : (
            <Recruits on={on} army={army} />
          )}
        </div>
      )}
      <div className="hq-own">
        {army === null && <p className="hq-free">Each side prepares in secret.</p>}
        {page === pagesOf(view)[0] && <LastMission view={view} />}
        {lists && <Head page={page} army={army} slots={slots} />}
        {page === 'variant' && <Variants on={on} army={army} />}
        {page === 'talks' && army !== null && (
          <Talks on={on} own={ownArmies(view).filter((one) => one.side === army.side)} />
        )}
        {lists && page === 'muster' && <Chosen on={on} army={army} slots={slots} />}
        {lists && (
          <button type="button" className="button ponly" onClick={() => setPane('list')}>
            <Icon name="plus" />
            {page === 'muster' && roster !== null ? 'Take somebody along' : 'Recruit somebody'}
          </button>
        )}
        {lists && page === 'muster' && view.campaign === null && <KeptSquads on={on} army={army} />}
        {lists && page === 'muster' && <Options on={on} army={army} />}
        {lists && page === 'muster' && army.squad.length > 0 && <Strength squad={army.squad} />}
        {page === 'level up' && roster !== null && <Veterans on={on} roster={roster} />}
        {lists && view.campaign !== null && <Agreements on={on} />}
        {lists && modeOf(view) === 'versus' && (
          <p className="hq-secret">
            Only your side sees this page. <RuleChip rule="CC-LVL-08" />
          </p>
        )}
      </div>
      <Briefing view={view} army={army} />
    </div>
  );
}
