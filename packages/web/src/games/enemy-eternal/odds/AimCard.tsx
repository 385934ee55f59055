// The plan against one enemy: the chance that decides, what may happen on the way and there, the dice behind it, and other ways to choose.
import type { Json } from '@xenotable/kernel';
import { percent } from '../../../kit/draw/text.ts';
import { Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { type View, type Way, answering, anyHurt, killBy, nameOf } from '@xenotable/enemy-eternal/preview';
import { pickOf } from '../shared/aiming.ts';
import { blastIn, waysIn } from '../shared/computed.ts';
import { modelIn } from '../shared/faces.ts';
import {
  COUNTED,
  actionsWords,
  answerWords,
  backWords,
  fallsWords,
  placeOf,
  revealWords,
  wayWords,
  weaponWords,
} from '../shared/words.ts';
import { Dangers } from './Crossing.tsx';
import { Dice } from './Strike.tsx';

interface TileProps {
  chance: number;
  look: 'goal' | 'danger';
  what: string;
}

const Tile = ({ chance, look, what }: TileProps) => (
  <div className={`ee-tile ${look}`}>
    <b>
      {percent(chance)}
      <sup>%</sup>
    </b>
    <p>{what}</p>
  </div>
);

/** What the attack is for: to kill if it can, else to hurt. */
function goalOf(way: Way, view: View): TileProps {
  const { wounds } = modelIn(view, way.target);
  const blow = `${way.aim.damage.value} damage against ${wounds === 1 ? '1 Wound' : `${wounds} Wounds`}`;
  if (way.aim.mind !== null)
    return { chance: way.aim.ways / way.aim.of, look: 'goal', what: 'its mind is reached' };
  return killBy(way.aim, wounds) > 0
    ? { chance: way.kill, look: 'goal', what: `kill: ${blow}` }
    : { chance: way.hurt, look: 'goal', what: `hurt: ${blow}` };
}

function Tiles({ way, view }: { way: Way; view: View }) {
  const [shot] = way.reactions;
  const first = answering(way.back);
  const [worst] = first;
  const there = way.how === 'stay' ? 'here' : `at ${placeOf(way.cell, view)}`;
  return (
    <div className="ee-tiles">
      {way.fall > 0 && <Tile chance={way.fall} look="danger" what="it falls on the way" />}
      <Tile {...goalOf(way, view)} />
      {shot !== undefined && (
        <Tile
          chance={way.risk}
          look="danger"
          what={`on the way, at ${placeOf(shot.cell, view)}: ${way.reactions.map((one) => nameOf(view, one.model)).join(', ')}`}
        />
      )}
      {worst !== undefined && (
        <Tile
          chance={anyHurt(first)}
          look="danger"
          what={`could come back ${there}${worst.now ? '' : ', next round'}: ${nameOf(view, worst.model)}${first.length > 1 ? ` and ${first.length - 1} more` : ''}`}
        />
      )}
    </div>
  );
}

/** What an explosive weapon does besides its damage, and what may carry its shot away. */
function BlastNote({ aim, view }: { aim: Way['aim']; view: View }) {
  const scatter = aim.turned.find(({ label }) => label === 'Scatter');
  const blast = blastIn(view, aim);
  return (
    <>
      {scatter !== undefined && (
        <p className="ee-note">
          {aim.spreads ? '' : 'It hurts its target only. '}Scatter: after a hit it stays on target in{' '}
          {percent(scatter.ways / scatter.of)}&nbsp;%, else it explodes 3 away, where the side of the target
          chooses <RuleChip rule={scatter.because} />
        </p>
      )}
      {blast !== null && (
        <p className="ee-note">
          {fallsWords(blast)} <RuleChip rule="EE-SPC-28" />
        </p>
      )}
    </>
  );
}

/** Rows of the table that are shown at first. */
const FEW = 6;

interface OthersProps {
  way: Way;
  view: View;
  pick(choice: Json): void;
}

function Row({ one, chosen, view, pick }: Omit<OthersProps, 'way'> & { one: Way; chosen: boolean }) {
  const acting = view.shown.active === null ? `${nameOf(view, one.by)}: ` : '';
  return (
    <tr className={chosen ? 'chosen' : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={chosen} onClick={() => pick(pickOf(one))}>
          {acting}
          {wayWords(one, view)}
          <small>{weaponWords(one)}</small>
        </button>
      </th>
      <td>{percent(one.aim.mind === null ? one.hurt : one.aim.ways / one.aim.of)}</td>
      <td>{one.aim.mind === null ? percent(one.kill) : '–'}</td>
      <td className="risk">{one.risk > 0 ? percent(one.risk) : '–'}</td>
      <td className="risk">{backWords(one.back)}</td>
    </tr>
  );
}

function Others({ way, view, pick }: OthersProps) {
  const all = waysIn(view, way.target);
  const first = all.slice(0, FEW);
  const few = first.includes(way) ? first : [way, ...first.slice(0, FEW - 1)];
  const more = all.filter((one) => !few.includes(one));
  const head = (
    <thead>
      <tr>
        <th scope="col">Ways</th>
        <th scope="col">hurt</th>
        <th scope="col">kill</th>
        <th scope="col">way</th>
        <th scope="col">there</th>
      </tr>
    </thead>
  );
  const rows = (list: readonly Way[]) =>
    list.map((one) => (
      <Row key={JSON.stringify(one.choices)} one={one} chosen={one === way} view={view} pick={pick} />
    ));
  return (
    <>
      <table className="ee-ways">
        {head}
        <tbody>{rows(few)}</tbody>
      </table>
      {more.length > 0 && (
        <details className="ee-more">
          <summary>{more.length} more</summary>
          <table className="ee-ways">
            <tbody>{rows(more)}</tbody>
          </table>
        </details>
      )}
      <p className="muted ee-note">
        In percent. way: the worst single shot on it. there: at least one of those who answer first hurts it.{' '}
        {answerWords(way, view)} {COUNTED}
      </p>
    </>
  );
}

export function AimCard({ way, view, pick }: OthersProps) {
  return (
    <Figure title={`${nameOf(view, way.by)} → ${nameOf(view, way.target)}`} exact>
      <p className="ee-plan">
        {wayWords(way, view)}, {way.aim.weapon}
        {way.how === 'charge' ? '' : `, ${actionsWords(way.actions)}`}
      </p>
      <Tiles way={way} view={view} />
      <BlastNote aim={way.aim} view={view} />
      {way.reveals !== null && (
        <p className="ee-pause">{revealWords(way.reveals, view)} The plan pauses there.</p>
      )}
      <Dice aim={way.aim} />
      <Others way={way} view={view} pick={pick} />
      <Dangers back={way.back} view={view} />
    </Figure>
  );
}
