// The figures of a finished game: where the points came from, who was lost, and whether the dice were kind.
import { useMemo } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { percent } from '../../kit/draw/text.ts';
import { initial, signed } from '../../kit/words.ts';
import type { TableState } from '../client/tableState.ts';
import type { Debrief, GameModule, SeatPanel, Voice } from '../contract.ts';
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

export function Losses({ losses }: { losses: Debrief['losses'] }) {
  return (
    <section className="debrief-box" aria-labelledby="debrief-losses">
      <h3 id="debrief-losses">Losses</h3>
      {losses.length === 0 && <p className="muted">Nobody was lost.</p>}
      <ul className="plain">
        {losses.map(({ name, side, how, when }, i) => (
          <li key={i}>
            <Badge side={side} letter={initial(name)} size={24} />
            <p>
              <b>{name}</b>
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

/** Whose dice those of a piece are: of the one seat on its side, where there is one. */
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
      <h3 id="debrief-luck">Luck of the dice</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Whose</th>
            <th scope="col">Successes</th>
            <th scope="col">Expected</th>
            <th scope="col">Luck</th>
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
        few or still fewer. It counts successes alike; the review weighs what each of them, and each card, was
        worth.
      </p>
    </section>
  );
}
