// The options of a table, for those who did not set it up: the mission and its terms, house rules, the side of their seat.
import type { Seat } from '@xenotable/kernel';
import type { TableInfo } from '@xenotable/server/protocol';
import { useEffect, useState } from 'react';
import { playable } from '../../games/index.ts';
import { homeMade, homeMadeThings, houseRules, optionWords } from '../../table/houseRules.ts';
import { TYPED } from '../../table/seal/typed.ts';
import { isShown, valueOf } from '../../table/shown.ts';
import { tablesWorker } from '../../worker/client.ts';
import './waiting.css';

interface Term {
  label: string;
  value: string;
}

async function termsOf({ game, options, seats, typed }: TableInfo, seat: Seat | null): Promise<Term[]> {
  const [sheet, module] = await Promise.all([tablesWorker.sheet(game), playable(game).module()]);
  const role = seat === null ? undefined : module.roles?.(options, seats.length)[seat];
  const made = [homeMade(sheet, options), homeMadeThings(sheet, options)];
  return [
    ...made.filter((term) => term !== null),
    ...(role === undefined ? [] : [{ label: 'You play', value: role }]),
    ...Object.entries(sheet.options)
      .filter(([key, option]) => option.advanced !== true && isShown(sheet.options, options, key))
      .map(([key, option]) => ({
        label: option.label,
        value: optionWords(option, valueOf(sheet.options, options, key)),
      })),
    ...houseRules(sheet, options),
    ...(typed === null ? [] : [{ label: 'Dice and draws', value: TYPED[typed] }]),
  ];
}

/** `seat`: the one that would be taken. Parts that cannot be loaded are left out; one can still sit down. */
export function Agreed({ info, seat }: { info: TableInfo; seat: Seat | null }) {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  useEffect(() => {
    let left = false;
    void termsOf(info, seat)
      .catch(() => [])
      .then((found) => {
        if (!left) setTerms(found);
      });
    return () => {
      left = true;
    };
  }, [info, seat]);
  if (terms.length === 0) return null;
  return (
    <dl className="agreed" aria-label="What is agreed">
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
