// Naming a Squad: a ready one, or a list as text that is checked while it is written.
import type { Json } from '@xenotable/kernel';
import { useMemo, useState } from 'react';
import { RuleChip } from '../../frame/RuleChip.tsx';
import type { BoardProps } from '../contract.ts';
import { type Choice, type Squad, type View, costOf, problemsOf, readSquadText, squadText, unitOf, unitsOf } from './rulebook.ts';

type Read = { squad: Squad; problems: { rule: string; reason: string }[] } | { wrong: string };

export function Muster({ view, ask, playAll }: BoardProps<View>) {
  const ready = useMemo(
    () => (ask?.offers ?? []).flatMap(({ choice }) => ((choice as Choice).do === 'muster' ? [(choice as { squad: unknown }).squad as Squad] : [])),
    [ask],
  );
  const [text, setText] = useState(() => (ready[0] === undefined ? 'My Squad (XCOM)\n* Ranger\n' : squadText(ready[0])));
  const read = useMemo((): Read => {
    try {
      const squad = readSquadText(text);
      return { squad, problems: problemsOf(squad, { limit: view.limit, switches: view.switches, campaign: view.mode !== 'battle' }) };
    } catch (error) {
      return { wrong: error instanceof Error ? error.message : 'That is no Squad.' };
    }
  }, [text, view.limit, view.switches, view.mode]);
  const legal = 'squad' in read && read.problems.length === 0;
  const faction = 'squad' in read ? read.squad.faction : 'XCOM';
  return (
    <div className="ee-muster">
      <section aria-label="Ready Squads">
        <h2 className="lbl">Ready Squads</h2>
        <ul>
          {ready.map((squad) => (
            <li key={squad.name}>
              <button type="button" className="btn" onClick={() => setText(squadText(squad))}>
                {squad.name} <small>{squad.faction}</small>
              </button>
            </li>
          ))}
        </ul>
        <h2 className="lbl">Add a model</h2>
        <ul className="ee-units">
          {unitsOf(faction).map((unit) => (
            <li key={unit}>
              <button type="button" className="btn" onClick={() => setText(`${text.trimEnd()}\n${unit}\n`)}>
                {unit} <small>{unitOf(unit).price}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Your list">
        <h2 className="lbl">Your list</h2>
        <textarea value={text} onChange={(event) => setText(event.target.value)} spellCheck={false} aria-label="Squad list" rows={14} />
        <p className="ee-cost">
          {'squad' in read ? (
            <>
              <b>{costOf(read.squad, view.switches)}</b> of {view.limit} Supplies, {read.squad.models.length} models
            </>
          ) : (
            read.wrong
          )}
        </p>
        {'squad' in read && (
          <ul className="ee-problems">
            {read.problems.map((problem) => (
              <li key={problem.reason}>
                {problem.reason} <RuleChip rule={problem.rule} />
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className="btn primary"
          disabled={!legal || ask === null}
          onClick={() => legal && playAll([{ do: 'muster', squad: read.squad } as unknown as Json])}
        >
          Muster this Squad
        </button>
      </section>
    </div>
  );
}
