// The figures of a finished game: points, losses, and the luck of the dice.
import { useMemo } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { percent } from '../../kit/draw/text.ts';
import { initial, signed } from '../../kit/words.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel, Voice } from '../contract.ts';
import type { Debrief } from '../storyContract.ts';
import { voiceOf } from '../log/voice.ts';
import { luckOf } from '../dice/luck.ts';

export function Points({ points }: { points: Debrief['points'] }) {
  if (points.length === 0) return null;
  return (
    <section className="debrief-box" aria-labelledby="debrief-points">
      <h3 id="debrief-points">Points</h3>
      <table>
        <tbody>
          {points.map(({ words, value }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td className="numeral">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Loss = Debrief['losses'][number];

/** Losses that read alike stand in one row with their number. */
export function countedLosses(losses: readonly Loss[]): (Loss & { count: number })[] {
  const rows = new Map<string, Loss & { count: number }>();
  for (const loss of losses) {
    const key = [loss.name, loss.side, loss.how, loss.when].join('\n');
    rows.set(key, { ...loss, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows.values()];
}

export function Losses({ losses }: { losses: Debrief['losses'] }) {
  return (
    <section className="debrief-box" aria-labelledby="debrief-losses">
      <h3 id="debrief-losses">Losses</h3>
      {losses.length === 0 && <p className="muted">Nobody was lost.</p>}
      <ul className="plain">
        {countedLosses(losses).map(({ name, side, how, when, count }) => (
          <li key={`${name} ${side} ${how} ${when}`}>
            <Badge side={side} letter={initial(name)} size={24} />
            <p>
              <b>
                {name}
                {count > 1 && ` ×${count}`}
              </b>
              <span>{how}</span>
            </p>
            <span className="muted">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LuckProps {
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
}

interface Thrower {
  side: Side;
  letter: string;
  name: string;
}

/** The owner of a piece's dice: the only seat on its side, if there is one. */
function playerOf(voice: Voice, panels: readonly SeatPanel[]): Thrower {
  const on = panels.filter(({ side }) => side === voice.side);
  const seat = on.find(({ letter }) => letter === voice.letter) ?? (on.length === 1 ? on[0] : undefined);
  if (seat !== undefined) return seat;
  const { side, letter, thrower: name } = voice;
  return name === undefined ? { side, letter, name: letter } : { side, letter: initial(name), name };
}

const figure = (value: number): string => value.toFixed(1);

export function LuckTable({ state, module, panels }: LuckProps) {
  const luck = useMemo(
    () =>
      luckOf(
        state.lines.filter((line) => !state.undone.has(line.entry)),
        (line, back) => {
          const { target } = line.beat;
          const side =
            back && target !== undefined ? module.detail(target, state.view)?.token?.side : undefined;
          const who = back
            ? panels.find((panel) => panel.side === side)
            : playerOf(voiceOf(module, line, state), panels);
          return who === undefined
            ? null
            : { key: who.side + who.name, who: { side: who.side, letter: who.letter, name: who.name } };
        },
      ),
    [state, module, panels],
  );
  if (luck.length === 0) return null;
  return (
    <section className="debrief-box" aria-labelledby="debrief-luck">
      <h3 id="debrief-luck">Successes of the dice</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Whose</th>
            <th scope="col">Successes</th>
            <th scope="col">Expected</th>
            <th scope="col">Difference</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ who: { side, letter, name }, tests, hits, expected, orMore, orFewer }) => (
            <tr key={side + name}>
              <th scope="row">
                <Badge side={side} letter={letter} size={20} /> {name}
              </th>
              <td className="numeral">
                {hits} of {tests}
              </td>
              <td className="numeral">{figure(expected)}</td>
              <td className="numeral">{signed(Math.round((hits - expected) * 10) / 10)}</td>
              <td className="numeral">
                {hits >= expected ? `${percent(orMore)} % or better` : `${percent(orFewer)} % or worse`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        Only dice whose target is known count. The chance is that of so many successes or still more, or of so
        few or still fewer. All successes count alike here. The luck of the review is another figure: what
        each throw, and each card, was worth; it may well have the other sign.
      </p>
    </section>
  );
}
