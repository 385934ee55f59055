// A game on a real table as somebody sees it who has no hand in it: the question without buttons, and everything that is kept.
import type { CompanionView } from '@xenotable/kernel/companion';
import { Doing } from './Ask.tsx';
import { KeptList } from './Keeping.tsx';

const nobody = 'Nobody is asked anything.';

/** The open question with all answers and what each would mean. */
export function AskedOnly({ view }: { view: CompanionView }) {
  const { sheet, over, trail } = view;
  if (sheet === null) return <p>{over === null ? nobody : over.why}</p>;
  return (
    <>
      {trail.length > 0 && (
        <p className="muted">{trail.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      <Doing sheet={sheet} />
      {sheet.questions.map(({ key, title, answers }) => (
        <section key={key}>
          <h2 className="companion-question">{title}</h2>
          <ul className="companion-shown plain">
            {answers.map(({ value, label, detail }) => (
              <li key={value}>
                <b>{label}</b> {detail}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export const Shown = ({ view }: { view: CompanionView }) => (
  <div className="companion companion-still">
    <div>
      <AskedOnly view={view} />
    </div>
    <div>
      <h2 className="label">What the app keeps</h2>
      <KeptList kept={view.kept} />
    </div>
  </div>
);
