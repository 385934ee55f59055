// The plan that pointing at an enemy makes: what will come of it, and the other ways beside it.
import { cellName } from '@xenotable/chibi-commander/content';
import {
  chainsFor,
  fallChance,
  hurtChance,
  nameOf,
  unitThing,
  type View,
  type Way,
} from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import { useState } from 'react';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { wayWords, targetWords } from './planned.ts';
import { unitOf } from './shared/faces.ts';
import { type AimPlan, afterWay, aimChoice } from './shared/plan.ts';
import { useIntents } from './useIntents.ts';
import { percent } from './shared/words.ts';

const plain = (chance: number): string => {
  const whole = Math.round(100 * chance);
  return whole === 0 && chance > 0 ? '<1' : String(whole);
};

/** Where the unit walks to after the attack. */
const restWords = ({ from, rest }: Way): string => (rest === from ? '' : `, at ${cellName(rest)}`);

/** Who answers: by the book what it announces for then, otherwise what the worst enemy could do. */
function BackTile({ way, view }: { way: Way; view: View }) {
  const { back, unit } = way;
  const intents = useIntents(view, afterWay(way));
  const [worst] = back;
  if (worst === undefined)
    return (
      <div>
        <dt>nobody in sight could hurt it there</dt>
        <dd>{percent(0)}</dd>
      </div>
    );
  const name = nameOf(view, worst.unit.id);
  if (intents.length === 0)
    return (
      <div className="danger">
        <dt>{`${name} could hurt it there${back.length > 1 ? `, as could ${back.length - 1} more` : ''}`}</dt>
        <dd>{percent(worst.hurt)}</dd>
      </div>
    );
  // The last who attacks it knows what all of them do; the map says the same number.
  const comes = intents.filter(({ harms = [] }) => harms.some(({ target }) => target === unitThing(unit)));
  const end = comes.at(-1)?.harms?.find(({ target }) => target === unitThing(unit))?.sum;
  return end === undefined ? (
    <div>
      <dt>{`${name} could hurt it; the book sends it elsewhere`}</dt>
      <dd>{percent(worst.hurt)}</dd>
    </div>
  ) : (
    <div className="danger">
      <dt>{`hurt ${comes.length > 1 ? `by ${comes.length} ` : ''}in their turn${restWords(way)}`}</dt>
      <dd>{percent(hurtChance(end))}</dd>
    </div>
  );
}

function Tiles({ way, view }: { way: Way; view: View }) {
  const { end, lucky, chance, attacks } = way;
  const falls = end !== null && fallChance(end) > 0;
  return (
    <dl className="cc-tiles">
      {end === null ? (
        <div className="best">
          <dt>hit: it turns up</dt>
          <dd>{percent(chance)}</dd>
        </div>
      ) : (
        <>
          {falls && (
            <div className="best">
              <dt>{attacks > 1 ? 'falls; stops when it falls' : 'falls: coma or dead'}</dt>
              <dd>{percent(fallChance(end))}</dd>
            </div>
          )}
          <div className={falls ? '' : 'best'}>
            <dt>{falls ? 'at least one heart' : 'at least one heart; it cannot fall yet'}</dt>
            <dd>{percent(hurtChance(end))}</dd>
          </div>
        </>
      )}
      <BackTile way={way} view={view} />
      {lucky !== null && end !== null && fallChance(lucky) > 0 && (
        <div>
          <dt>falls, with a star for a miss</dt>
          <dd>{percent(fallChance(lucky))}</dd>
        </div>
      )}
    </dl>
  );
}

/** Nothing, hurt, coma, dead as one bar. */
function Bar({ way: { end } }: { way: Way }) {
  if (end === null) return null;
  const parts = [
    ['nothing', end.nothing],
    ['hurt', end.hurt],
    ['coma', end.coma],
    ['dead', end.dead],
  ] as const;
  return (
    <div
      className="cc-endbar"
      role="img"
      aria-label={parts.map(([what, chance]) => `${what} ${percent(chance)}`).join(', ')}
    >
      {parts.map(
        ([what, chance]) =>
          chance >= 0.005 && (
            <span key={what} className={what} style={{ flexGrow: chance }}>
              {chance >= 0.12 && what} {plain(chance)}
            </span>
          ),
      )}
    </div>
  );
}

/** The chain of a way, where its unit has several that attack. */
function chainOf({ unit: id, chain }: Way, view: View): string {
  const unit = unitOf(view, id);
  const chains = unit === null ? [] : chainsFor(view, unit);
  const attacks = chains.filter(({ deed }) => deed === 'attack' || deed === 'blast');
  return attacks.length > 1 ? `${chains[chain]?.text ?? ''} · ` : '';
}

/** What the numbers of the enemies' turn take for granted. */
const assumed = ({ end, from, rest }: Way): string =>
  [
    ...(end === null ? [] : ['The target answers only as likely as it still stands.']),
    ...(rest === from ? [] : [`After the attack the unit walks on to ${cellName(rest)}, the safest field.`]),
  ].join(' ');

/** Ways that are compared before somebody asks for all of them. */
const SHOWN = 4;

interface AimCardProps {
  plan: AimPlan;
  view: View;
  pick(choice: Json): void;
}

export default function AimCard({ plan, view, pick }: AimCardProps) {
  const [all, setAll] = useState(false);
  const { way, ways, target, units } = plan;
  const shown = all || ways.indexOf(way) >= SHOWN ? ways : ways.slice(0, SHOWN);
  const several = new Set(ways.map((one) => one.unit)).size > 1;
  return (
    <Figure
      title={`${way === ways[0] ? 'Best' : 'Another'} way to attack ${targetWords(view, target)}`}
      exact={way.end !== null}
    >
      <p className="cc-way">
        <strong>{wayWords(way, view)}</strong>
        {way.attacks > 1 && <span className="muted"> one by one</span>}
      </p>
      <Tiles way={way} view={view} />
      <Bar way={way} />
      {ways.length > 1 && (
        <table className="cc-ways">
          <caption className="visually-hidden">Ways to attack, compared</caption>
          <thead>
            <tr>
              <th scope="col">Way</th>
              <th scope="col">hurt</th>
              <th scope="col">coma</th>
              <th scope="col">dead</th>
              <th scope="col">at worst</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one, i) => (
              <tr key={i} className={one === way ? 'selected' : ''}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={one === way}
                    onClick={() => pick(aimChoice(view, target, units, i, one))}
                  >
                    {wayWords(one, view)}
                    <small>
                      {several && `${nameOf(view, one.unit)} `}
                      {cellName(one.from)} · {chainOf(one, view)}
                      {one.actions === 0
                        ? 'open chain'
                        : one.actions === 1
                          ? '1 action'
                          : `${one.actions} actions`}
                    </small>
                  </button>
                </th>
                {one.end === null ? (
                  <td colSpan={3}>hit {plain(one.chance)}</td>
                ) : (
                  <>
                    <td>{plain(hurtChance(one.end))}</td>
                    <td>{plain(one.end.coma)}</td>
                    <td>{plain(one.end.dead)}</td>
                  </>
                )}
                <td className={one.back.length > 0 ? 'back' : ''}>
                  {one.back[0] === undefined
                    ? '0'
                    : `${plain(one.back[0].hurt)}${one.back.length > 1 ? ` ×${one.back.length}` : ''}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < ways.length && (
        <button type="button" className="button ghost" onClick={() => setAll(true)}>
          {ways.length - shown.length} more {ways.length - shown.length === 1 ? 'way' : 'ways'}
        </button>
      )}
      <p className="muted cc-note">
        at worst: the chance that the worst enemy takes a heart if it goes for the unit × how many could{' '}
        <RuleChip rule="CC-NPC-14" />. {assumed(way)}
      </p>
    </Figure>
  );
}
