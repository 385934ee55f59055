// Two lists side by side: what they cost and can do; the laboratory measures which of them wins.
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { toLetters } from '../../kit/letters.ts';
import { Link } from '../../kit/router.tsx';
import type { KeptList } from '../../storage/lists.ts';
import type { Force, Trial } from './force.ts';

interface CompareProps<L> {
  force: Force<L>;
  limit: number;
  /** The list that is open. */
  name: string;
  text: string;
  list: L;
  kept: readonly KeptList[];
}

interface Named<L> {
  name: string;
  text: string;
  list: L;
}

/** Lists fight each other, or each is tried at the same table. */
function asked<L>(trial: Trial<L>, fights: boolean, lists: readonly Named<L>[]): object {
  const { option } = trial;
  const held = ({ text, list }: Named<L>) => trial.with?.(list) ?? text;
  return fights
    ? { kind: 'lists', option, lists: lists.map((one) => ({ name: one.name, value: held(one) })) }
    : {
        kind: 'variants',
        variants: lists.map((one) => ({ name: one.name, options: { [option]: held(one) } })),
      };
}

function questionPath<L>(game: string, trial: Trial<L>, fights: boolean, lists: readonly Named<L>[]): string {
  const { options, seats } = trial;
  const question = {
    question: `Which is stronger, ${lists.map(({ name }) => name).join(' or ')}?`,
    game,
    setup: { options, seats },
    ...asked(trial, fights, lists),
    stop: { games: 80 },
  };
  return `/lab#question=${toLetters(JSON.stringify(question))}`;
}

/** A list on the device that can no longer be read is not compared. */
function readable<L>(force: Force<L>, text: string | undefined): L | null {
  if (text === undefined) return null;
  try {
    return force.read(text);
  } catch {
    return null;
  }
}

export function Compare<L>({ force, limit, name, text, list, kept }: CompareProps<L>) {
  const others = [...kept, ...force.ready].filter((one) => one.name !== name);
  const [chosen, setChosen] = useState('');
  const other = others.find((one) => one.name === chosen) ?? others[0];
  const compared = readable(force, other?.text);
  if (other === undefined) return <p>There is no other list to compare with yet.</p>;
  const mine = force.facts(list);
  const theirs = compared === null ? null : force.facts(compared);
  const battle = force.battle?.(limit);
  const trial = battle ?? force.trial?.(limit);
  const playable =
    compared !== null && force.faults(list, limit).length === 0 && force.faults(compared, limit).length === 0;
  return (
    <div className="compare">
      <label className="ed-field">
        <span>Compared with</span>
        <select className="field" value={other.name} onChange={(event) => setChosen(event.target.value)}>
          {others.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
      </label>
      {theirs === null ? (
        <p>{other.name} cannot be read by the present rules.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Compared</span>
              </th>
              <th scope="col">{name}</th>
              <th scope="col">{other.name}</th>
            </tr>
          </thead>
          <tbody>
            {mine.map(([label, value], i) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{theirs[i]?.[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {trial === undefined && force.untried !== undefined && <p className="soft">{force.untried}</p>}
      {trial !== undefined &&
        (playable ? (
          <Link
            className="button"
            href={questionPath(force.game, trial, battle !== undefined, [
              { name, text, list },
              { ...other, list: compared },
            ])}
          >
            <Icon name="chart" />
            Who wins? Ask the laboratory
          </Link>
        ) : (
          <p className="soft">
            The laboratory tries them when both are legal with{' '}
            {force.limitName?.(limit) ?? `${limit} ${force.unit}`}.
          </p>
        ))}
    </div>
  );
}
