// One thing worth knowing before a choice: with it, without it, and the whole distribution.
import { type Json, type Odds, same } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Bar, Bars } from '../../kit/draw/Bars.tsx';
import type { Forecast } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';

/** Odds of a choice, or null while they are reckoned. */
function useOdds(client: Table, state: TableState, choice: Json | null, measure: string | null): Odds | null {
  const [found, setFound] = useState<{ key: string; odds: Odds | null } | null>(null);
  const key =
    choice === null || measure === null
      ? null
      : `${state.seq} ${state.viewer} ${measure} ${JSON.stringify(choice)}`;
  const reckon = useEffectEvent(async (): Promise<Odds | null> =>
    choice === null || measure === null ? null : client.odds(choice, measure),
  );
  // The key names everything that the odds depend on.
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    void reckon().then(
      (odds) => wanted && setFound({ key, odds }),
      () => wanted && setFound({ key, odds: null }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return found !== null && found.key === key ? found.odds : null;
}

const TONES = ['var(--data-5)', 'var(--data-4)', 'var(--data-3)', 'var(--data-2)', 'var(--data-1)'];
const MOST_BARS = 8;

/** A bar per value, or per range of values where there are many. */
function barsOf(odds: Odds, better: 'less' | 'more'): Bar[] {
  const { lines } = odds;
  const first = Number(lines[0]!.value);
  const last = Number(lines.at(-1)!.value);
  const width =
    lines.length <= MOST_BARS || Number.isNaN(first) ? 0 : Math.ceil((last - first + 1) / MOST_BARS);
  const bars: Bar[] = [];
  if (width === 0) for (const { value, chance } of lines) bars.push({ label: String(value), chance });
  else
    for (let from = first; from <= last; from += width) {
      const to = Math.min(last, from + width - 1);
      const chance = lines.reduce(
        (sum, line) => (Number(line.value) >= from && Number(line.value) <= to ? sum + line.chance : sum),
        0,
      );
      bars.push({ label: from === to ? String(from) : `${from}–${to}`, chance });
    }
  const likeliest = Math.max(...bars.map((bar) => bar.chance));
  return bars.map((bar, i) => {
    const place = bars.length === 1 ? 0 : i / (bars.length - 1);
    return {
      ...bar,
      strong: bar.chance === likeliest,
      tone: TONES[Math.round((better === 'less' ? place : 1 - place) * (TONES.length - 1))]!,
    };
  });
}

const spread = (odds: Odds): string => {
  const first = odds.lines[0]?.value;
  const last = odds.lines.at(-1)?.value;
  return first === last ? 'certain' : `${first} to ${last}`;
};

function Figure({
  label,
  odds,
  unit,
  best,
}: {
  label: string;
  odds: Odds | null;
  unit: string;
  best: boolean;
}) {
  return (
    <div className={best ? 'best' : ''}>
      {label}
      <b>{odds === null || odds.mean === null ? '…' : `${Number(odds.mean.toFixed(1))} ${unit}`}</b>
      {odds === null ? 'reckoning' : spread(odds)}
    </div>
  );
}

interface ProspectProps {
  client: Table;
  state: TableState;
  forecast: Forecast;
  picked: Json | null;
}

export function Prospect({ client, state, forecast, picked }: ProspectProps) {
  const { against: baseline, measure } = forecast;
  const mine = picked !== null && (baseline === null || !same(picked, baseline)) ? picked : null;
  const withIt = useOdds(client, state, mine, measure);
  const without = useOdds(client, state, baseline, measure);
  const main = mine === null ? without : withIt;
  const better = (odds: Odds | null, other: Odds | null): boolean =>
    odds !== null &&
    other !== null &&
    odds.mean !== null &&
    other.mean !== null &&
    (forecast.better === 'less' ? odds.mean < other.mean : odds.mean > other.mean);
  return (
    <>
      <header>
        <h2 className="label">{forecast.title}</h2>
        <span className="grow" />
        {main && (
          <span className="chip line">
            {main.exact ? 'exact' : `${main.walks.toLocaleString('en')} samples`}
          </span>
        )}
      </header>
      {mine === null && baseline === null && <p className="muted quiet-note">Plan it to see the chances.</p>}
      <div className="comparison">
        {mine !== null && (
          <Figure label="If you do it" odds={withIt} unit={forecast.unit} best={better(withIt, without)} />
        )}
        {baseline !== null && (
          <Figure label="As you stand" odds={without} unit={forecast.unit} best={better(without, withIt)} />
        )}
      </div>
      {main && main.lines.length > 1 && (
        <div className="dist">
          <div className="label">
            <span>{mine === null ? 'As you stand' : 'If you do it'}</span>
            <span>%</span>
          </div>
          <Bars title={forecast.title} bars={barsOf(main, forecast.better)} />
        </div>
      )}
    </>
  );
}
