// The scenario's settings, page by page, and its problems.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { Alert } from '../kit/Alert.tsx';
import { PageSegments } from '../kit/Segments.tsx';
import { Problems } from './Problems.tsx';
import { PROBLEMS, TOOLS, type Work } from './useWork.ts';

/** On a phone one page at a time below the board. */
export function WorkshopTabs<S extends ScenarioHead, P extends ScenarioProblem>({
  work,
}: {
  work: Work<S, P>;
}) {
  const { craft, tab, setTab, setPage, problems } = work;
  const tabs: readonly (readonly [id: string, name: string])[] = [
    [TOOLS, craft.tools],
    ...craft.pages.map(({ id, name }) => [id, name] as const),
    [PROBLEMS, `Problems ${problems.length || ''}`.trim()],
  ];
  return (
    <nav className="ed-tabs" aria-label="Pages">
      {tabs.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-pressed={tab === id}
          className={tab === id ? 'active' : ''}
          onClick={() => {
            setTab(id);
            if (id !== TOOLS && id !== PROBLEMS) setPage(id);
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

interface WorkshopSideProps<S extends ScenarioHead, P extends ScenarioProblem> {
  work: Work<S, P>;
  /** An error message, unless a dialog shows it. */
  notice: string;
}

export function WorkshopSide<S extends ScenarioHead, P extends ScenarioProblem>({
  work,
  notice,
}: WorkshopSideProps<S, P>) {
  const { craft, scenario, change, page, setPage, problems, show } = work;
  const Form = craft.pages.find(({ id }) => id === page)?.Form;
  return (
    <aside className="ed-side" aria-label="Scenario">
      <PageSegments
        label="Settings"
        items={craft.pages.map(({ id, name }) => [id, name])}
        chosen={page}
        choose={setPage}
      />
      <div className="ed-settings">{Form && <Form scenario={scenario} change={change} />}</div>
      <Alert words={notice} />
      <Problems problems={problems} fine={craft.fine} fieldWords={craft.fieldWords} show={show} />
    </aside>
  );
}
