// Other scenarios: kept ones, examples, the layouts of the book, and files.
import { useRef } from 'react';
import { useKeptLists } from '../../../storage/lists.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import {
  freshScenario,
  layoutNames,
  readScenario,
  type Scenario,
  scenarioSheet,
} from '@xenotable/chibi-commander/content';
import { Alert } from '../../../kit/Alert.tsx';

interface ShelfProps {
  scenario: Scenario;
  open(scenario: Scenario): void;
  /** A file or a kept text; says what is wrong with it. */
  take(text: string): void;
  problem: string;
  close(): void;
}

export function Shelf({ scenario, open, take, problem, close }: ShelfProps) {
  const { kept, keep, forget } = useKeptLists('chibi-commander');
  const file = useRef<HTMLInputElement>(null);
  const fresh = (map: string): Scenario => readScenario({ ...freshScenario(), name: map, map });
  return (
    <Dialog title="Scenarios" close={close}>
      <div className="ed-shelf">
        <div className="flex-row">
          <button
            type="button"
            className="button"
            onClick={() => keep({ name: scenario.name, text: scenarioSheet.write(scenario) })}
          >
            <Icon name="check" />
            Keep “{scenario.name}”
          </button>
          <button type="button" className="button" onClick={() => file.current!.click()}>
            <Icon name="file" />
            Open a file
          </button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label="Scenario file"
            onChange={(event) => void event.target.files?.[0]?.text().then(take)}
          />
        </div>
        <Alert words={problem} />
        {kept.length > 0 && (
          <>
            <h3 className="label">Kept on this device</h3>
            <ul className="plain">
              {kept.map((one) => (
                <li key={one.name} className="flex-row">
                  <button type="button" className="button grow" onClick={() => take(one.text)}>
                    {one.name}
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Throw ${one.name} away`}
                    onClick={() => forget(one.name)}
                  >
                    <Icon name="trash" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3 className="label">Begin with</h3>
        <div className="flex-row">
          <button type="button" className="button" onClick={() => open(freshScenario())}>
            Open ground
          </button>
          {layoutNames.map((name) => (
            <button key={name} type="button" className="button" onClick={() => open(fresh(name))}>
              {name}
            </button>
          ))}
        </div>
        <h3 className="label">Examples</h3>
        <div className="flex-row">
          {scenarioSheet.examples.map((one) => (
            <button key={one.name} type="button" className="button" onClick={() => open(one)}>
              {one.name}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
