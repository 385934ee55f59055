// The siege from the first day to the last: where it starts, its waves one after the other, how it ends.
import { DIVISIONS, ENEMIES, type Siege, type SiegeWave, deckSize } from '@xenotable/xenoshyft/content';
import type { ReactNode } from 'react';
import { GlyphSign } from '../../../kit/draw/Glyph.tsx';
import { Icon, type IconName } from '../../../kit/draw/Icon.tsx';
import { enemyGlyph } from '../shared/glyphs.ts';
import { useChosenWave } from './chosen.ts';
import { MOST_WAVES, addWave, encountersOf, moveWave, removeWave, waveName } from './edit.ts';

interface WavesProps {
  scenario: Siege;
  change(siege: Siege): void;
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const Node = ({ kind, icon, children }: { kind: string; icon: IconName; children: ReactNode }) => (
  <div className="xs-node xs-end">
    <span className="label">
      <Icon name={icon} /> {kind}
    </span>
    {children}
  </div>
);

/** 'All of Cerberus and Broodmother from round 2' */
function bossWords({ bosses, zones }: SiegeWave): string {
  if (bosses.of.length === 0 || bosses.number === 'none') return 'no Boss';
  const names = bosses.of.map((id) => ENEMIES[id].name).join(', ');
  const how = { one: 'one of ', 'by seats': 'by seats: ', all: '', none: '' }[bosses.number];
  const when = bosses.round > 1 ? `, joining in round ${bosses.round} of ${zones.length}` : '';
  return `Boss: ${bosses.of.length > 1 ? how : ''}${names}${when}`;
}

/** One bar for each round, as high as the zones that are filled. */
const Zones = ({ zones }: { zones: readonly number[] }) => (
  <span className="xs-zones" role="img" aria-label={`Zones filled, round by round: ${zones.join(', ')}`}>
    {zones.map((filled, i) => (
      <i key={i} data-filled={filled} />
    ))}
  </span>
);

function WaveBody({ wave }: { wave: SiegeWave }) {
  return (
    <>
      <span className="xs-row">
        <Zones zones={wave.zones} />
        <span>
          {counted(wave.zones.length, 'round')} · {counted(deckSize(wave), 'card')} · supplies of wave{' '}
          {wave.supply}
        </span>
      </span>
      <span className="xs-glyphs">
        {encountersOf(wave).map(({ enemy, count }) => (
          <span key={enemy} title={ENEMIES[enemy].name}>
            <GlyphSign name={enemyGlyph(enemy)} size={22} fill="currentColor" />
            <span aria-hidden="true">×{count}</span>
            <span className="visually-hidden">
              {count} {ENEMIES[enemy].name},
            </span>
          </span>
        ))}
      </span>
      <small>{bossWords(wave)}</small>
    </>
  );
}

interface WaveActsProps {
  siege: Siege;
  at: number;
  /** The siege as it becomes, and the wave that is looked at then. */
  edit(siege: Siege, wave: number): void;
}

/** What can be done with the wave that is looked at. */
function WaveActs({ siege, at, edit }: WaveActsProps) {
  const last = siege.waves.length - 1;
  const act = (name: string, icon: IconName, off: boolean, next: () => void) => (
    <button type="button" className="icon-button" aria-label={name} disabled={off} onClick={next}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="xs-acts" role="group" aria-label={`Wave ${at + 1}`}>
      <button
        type="button"
        className="button"
        disabled={last + 1 >= MOST_WAVES}
        aria-keyshortcuts="n"
        onClick={() => edit(addWave(siege, at), at + 1)}
      >
        <Icon name="plus" /> Add a wave after it
      </button>
      {act('Earlier', 'up', at === 0, () => edit(moveWave(siege, at, -1), at - 1))}
      {act('Later', 'down', at === last, () => edit(moveWave(siege, at, 1), at + 1))}
      {act('Remove this wave', 'trash', last === 0, () => edit(removeWave(siege, at), Math.max(0, at - 1)))}
    </div>
  );
}

export function Waves({ scenario, change }: WavesProps) {
  const { wave: chosen, setWave } = useChosenWave();
  const { waves, base, seats, divisions } = scenario;
  const edit = (next: Siege, wave: number): void => {
    change(next);
    setWave(wave);
  };
  const rounds = waves.reduce((all, { zones }) => all + zones.length, 0);
  const seatWords =
    seats.least === seats.most ? counted(seats.most, 'seat') : `${seats.least} to ${seats.most} seats`;
  return (
    <div className="xs-canvas" tabIndex={-1}>
      <Node kind="Start" icon="people">
        <b>
          Base {base} per seat, {seatWords}
        </b>
        <small>
          {divisions.of.length === 6
            ? 'any Division'
            : divisions.of.map((id) => DIVISIONS[id].name).join(', ')}
          {`, ${divisions.by}`}
        </small>
      </Node>
      <ol className="plain" aria-label="Waves">
        {waves.map((wave, i) => (
          <li key={i}>
            <button
              type="button"
              className={i === chosen ? 'xs-node chosen' : 'xs-node'}
              aria-pressed={i === chosen}
              onClick={() => setWave(i)}
            >
              <span className="label">
                <Icon name="burst" /> Wave {i + 1}
              </span>
              <b>{waveName(wave, i)}</b>
              <WaveBody wave={wave} />
            </button>
            {i === chosen && <WaveActs siege={scenario} at={i} edit={edit} />}
          </li>
        ))}
      </ol>
      <Node kind="End" icon="flag">
        <b>Won</b>
        <small>The Base stands after {counted(rounds, 'round')}.</small>
      </Node>
    </div>
  );
}
