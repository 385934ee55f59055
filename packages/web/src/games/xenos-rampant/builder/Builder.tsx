// The army builder: units on the left, the list in the middle with what is wrong with it, the roster sheet on the right.
import { uniform, type Json } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { RuleChip } from '../../../frame/RuleChip.tsx';
import { type List, SAMPLES, faultsOf, randomList, readList, totalOf, writeList } from '../rulebook.ts';
import { Roster } from './Roster.tsx';
import { UnitCard } from './UnitCard.tsx';
import { UnitTypes } from './UnitTypes.tsx';
import { added } from './edit.ts';
import './builder.css';

interface BuilderProps {
  /** What may be spent, and the total that the limits follow. */
  points: number;
  budget: number;
  pick(choice: Json | null): void;
}

export function Builder({ points, budget, pick }: BuilderProps) {
  const [list, setList] = useState<List>(() => readList(SAMPLES[0]!.text));
  const [open, setOpen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const faults = faultsOf(list, points, budget);
  const total = totalOf(list);
  useEffect(() => pick(faults.length === 0 ? { list: writeList(list) } : null), [list]);

  const take = (text: string): void => {
    try {
      setList(readList(text));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="xr-builder">
      <UnitTypes left={budget - total} add={(unit) => setList(added(list, unit))} />
      <section className="xr-list" aria-label="Your detachment">
        <header>
          <strong className={total > budget ? 'over' : ''}>{total}</strong>
          <label>
            of {budget} points · {list.entries.length} units
            <input
              value={list.name}
              aria-label="Name of the detachment"
              onChange={(event) => setList({ ...list, name: event.target.value, species: event.target.value })}
            />
          </label>
          <select aria-label="Sample detachments" value="" onChange={(event) => take(SAMPLES.find((one) => one.id === event.target.value)!.text)}>
            <option value="" disabled>
              Samples
            </option>
            {SAMPLES.map((sample) => (
              <option key={sample.id} value={sample.id}>
                {sample.name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="btn opt"
            onClick={() => setList(randomList(points, uniform(Math.floor(performance.now() * 1000)), budget))}
          >
            Random legal army
          </button>
          <button type="button" className="btn opt" onClick={() => window.print()}>
            Print
          </button>
        </header>
        {list.entries.map((entry, i) => (
          <UnitCard key={i} list={list} at={i} entry={entry} open={open === i} toggle={() => setOpen(open === i ? -1 : i)} change={setList} />
        ))}
        <ul className="xr-faults" aria-live="polite">
          {faults.length === 0 && <li className="good">Legal: Enter fields it.</li>}
          {faults.map((fault, i) => (
            <li key={i}>
              {fault.entry >= 0 && `${list.entries[fault.entry]!.unit}: `}
              {fault.reason} <RuleChip rule={fault.rule} />
            </li>
          ))}
        </ul>
        <details>
          <summary>As text</summary>
          <textarea
            key={writeList(list)}
            defaultValue={writeList(list)}
            rows={list.entries.length + 2}
            aria-label="The list as text"
            onBlur={(event) => take(event.target.value)}
          />
          {problem !== null && <p role="alert">{problem}</p>}
        </details>
      </section>
      <Roster list={list} points={points} />
    </div>
  );
}
