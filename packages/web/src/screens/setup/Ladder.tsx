// The difficulty: each level with what it changes and how often it was won.
import type { Choices, Json } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { capital } from '../../kit/words.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { type Rate, rateOf } from '../rates.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function RateCell({ rate }: { rate: Rate | undefined }) {
  if (rate === undefined) return <span className="muted">not measured yet</span>;
  const { wins, games, low, high } = rate;
  return (
    <span>
      <b className="numeral">{percent(wins / games)}</b> won, {percent(low)} to {percent(high)}
    </span>
  );
}

interface LadderProps {
  game: string;
  id: string;
  option: Choices;
  value: Json;
  /** Whether everything else is as the rates were measured. */
  usual: boolean;
  change(value: Json): void;
}

export function Ladder({ game, id, option, value, usual, change }: LadderProps) {
  const { label, says, choices, ladder = choices, names, about, rule } = option;
  const title = titleOf(game);
  const rate = ladder.map((level) => rateOf(game, String(level))).find((one) => one !== undefined);
  return (
    <div className="ladder" role="radiogroup" aria-labelledby={`${id}-label`}>
      <p className="ladder-head">
        <span id={`${id}-label`}>{label}</span> <RuleChip rule={rule} />
      </p>
      {says !== undefined && <p className="muted">{says}</p>}
      {ladder.map((level) => {
        const i = choices.indexOf(level);
        return (
          <label key={String(level)} className={level === value ? 'active' : ''}>
            <input type="radio" name={id} checked={level === value} onChange={() => change(level)} />
            <span>
              <b>{capital(names?.[i] ?? String(level))}</b>
              {about?.[i] !== undefined && <small>{about[i]}</small>}
            </span>
            {usual && <RateCell rate={rateOf(game, String(level))} />}
          </label>
        );
      })}
      {!usual && title !== undefined && (
        <p className="muted">Win rates are known for what Play now opens: {title.quick.says}.</p>
      )}
      {rate !== undefined && usual && (
        <p className="muted">
          Won by the {rate.strength} program in {rate.games} games of this set-up, each with another deal; the
          true rate lies between the last two figures in 19 of 20 such measurements. People may do better or
          worse, and a hint judges the one deal on the table.
        </p>
      )}
    </div>
  );
}
