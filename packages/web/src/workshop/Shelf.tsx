// Other scenarios: kept ones, examples, starting points, files, and maps drawn from a seed.
import type { ScenarioHead, ScenarioProblem } from '@xenotable/kernel';
import { type ReactNode, useState } from 'react';
import { Alert } from '../kit/Alert.tsx';
import { anySeed } from '../kit/anySeed.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FileButton } from '../kit/FileButton.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { seedNumber } from '../kit/seedOf.ts';
import type { KeptList } from '../storage/lists.ts';
import type { Work } from './useWork.ts';

const Row = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <>
    <h3 className="label">{heading}</h3>
    <div className="flex-row">{children}</div>
  </>
);

const Plain = ({ name, open }: { name: string; open(): void }) => (
  <button type="button" className="button" onClick={open}>
    {name}
  </button>
);

interface ShelfProps<S extends ScenarioHead, P extends ScenarioProblem> {
  work: Work<S, P>;
  close(): void;
}

interface GeneratorProps {
  /** Draws a map for the present scenario. */
  map(seed: number): void;
  /** Draws a whole mission in its place. */
  mission?: ((seed: number) => void) | undefined;
}

/** Maps and missions from a seed. */
function Generator({ map, mission }: GeneratorProps) {
  const [seed, setSeed] = useState('');
  const number = (): number => (seed.trim() === '' ? anySeed() : seedNumber(seed));
  return (
    <Row heading="From a seed">
      <input
        className="field"
        aria-label="Seed"
        placeholder="any word or number, or none"
        value={seed}
        maxLength={60}
        onChange={(event) => setSeed(event.target.value)}
      />
      <Plain name="Another map for this one" open={() => map(number())} />
      {mission && <Plain name="A whole mission" open={() => mission(number())} />}
    </Row>
  );
}

interface KeptProps {
  kept: readonly KeptList[];
  forget(name: string): void;
  take(text: string): void;
}

const Kept = ({ kept, forget, take }: KeptProps) =>
  kept.length > 0 && (
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
  );

export function Shelf<S extends ScenarioHead, P extends ScenarioProblem>({ work, close }: ShelfProps<S, P>) {
  const { craft, scenario, open, take, notice, change } = work;
  const { keep } = work.kept;
  const chosen = (next: S): void => {
    open(next);
    close();
  };
  const takeText = (text: string): void => {
    if (take(text)) close();
  };
  const { generate, mission } = craft;
  return (
    <Dialog title="Scenarios" close={close}>
      <div className="ed-shelf">
        <div className="flex-row">
          <button
            type="button"
            className="button"
            onClick={() => keep({ name: scenario.name || 'Draft', text: craft.sheet.write(scenario) })}
          >
            <Icon name="check" />
            Keep “{scenario.name || 'Draft'}”
          </button>
          <FileButton
            words="Open a file"
            label="Scenario file"
            accept=".json,application/json"
            take={(file) => void file.text().then(takeText)}
          />
        </div>
        <Alert words={notice} />
        <Kept {...work.kept} take={takeText} />
        <Row heading="Begin with">
          <Plain name={craft.sheet.fresh().name} open={() => chosen(craft.sheet.fresh())} />
          {craft.beginnings.map(({ name, make }) => (
            <Plain key={name} name={name} open={() => chosen(make())} />
          ))}
        </Row>
        {generate && (
          <Generator
            map={(seed) => {
              change(generate(scenario, seed));
              close();
            }}
            mission={
              mission &&
              ((seed) => {
                change(mission(seed));
                close();
              })
            }
          />
        )}
        <Row heading="Examples">
          {craft.sheet.examples.map((one) => (
            <Plain key={one.name} name={one.name} open={() => chosen(one)} />
          ))}
        </Row>
      </div>
    </Dialog>
  );
}
