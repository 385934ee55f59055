// A scenario from a link: play it at once, or open it in place of the draft, which is kept.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { isStopped } from './craft.ts';
import type { Work } from './useWork.ts';

interface ArrivedProps<S extends ScenarioHead, P extends ScenarioProblem> {
  work: Work<S, P>;
  scenario: S;
  play(): void;
}

export function Arrived<S extends ScenarioHead, P extends ScenarioProblem>({
  work,
  scenario,
  play,
}: ArrivedProps<S, P>) {
  const { craft, openArrived, dismissArrived } = work;
  const stopped = isStopped(craft.sheet.problems(scenario));
  const made = [
    scenario.author ? `By ${scenario.author}.` : 'By somebody who left no name.',
    scenario.licence ? `Licence: ${scenario.licence}.` : '',
    scenario.edition === undefined ? '' : `Made for edition ${scenario.edition} of the rules.`,
  ];
  return (
    <Dialog title={scenario.name} close={dismissArrived}>
      <div className="ed-shelf">
        <p>
          <b>Home-made.</b> {made.filter(Boolean).join(' ')}
        </p>
        {scenario.text !== '' && <p>{scenario.text}</p>}
        {stopped && <p>It cannot be played as it is. Open it to see what is wrong.</p>}
        <div className="flex-row">
          {!stopped && (
            <button type="button" className="button primary" onClick={play}>
              <Icon name="play" size={14} />
              Play it
            </button>
          )}
          <button type="button" className="button" onClick={() => openArrived(scenario)}>
            Open it in the editor
          </button>
        </div>
      </div>
    </Dialog>
  );
}
