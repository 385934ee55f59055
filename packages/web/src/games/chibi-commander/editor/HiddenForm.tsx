// CC-SCN-13 Blips of the automaton in places that nobody knows: what is mixed, where it lies, when it wakes.
import {
  type Hidden,
  MIXED,
  type Scatter,
  type Scenario,
  blipsOf,
  called,
  typeNamed,
} from '@xenotable/chibi-commander/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton, Sentence, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { MODE_CHOICES, OptionalNumber } from './EventFields.tsx';
import { TypeList, TypeSelect, typesOfSide } from './TypeList.tsx';

const MIX_WORDS: Record<(typeof MIXED)[number], string> = {
  Ghost: 'Ghosts',
  any: 'Any of the types',
  'any LV3': 'Any of the strong types',
};

const FRESH: Hidden = {
  mix: { Ghost: 2, any: 2 },
  types: ['Grey', 'Birdy', 'Serpent Man'],
  types3: [],
  scatter: [{ in: ['6,0 17,3'], blips: 4, mode: 'COLD' }],
};

interface PartProps {
  hidden: Hidden;
  scenario: Scenario;
  set(hidden: Hidden): void;
}

function Mix({ hidden, scenario, set }: PartProps) {
  const put = (kind: string, count: number | undefined): void => {
    const { [kind]: _before, ...mix } = hidden.mix;
    set({ ...hidden, mix: count === undefined ? mix : { ...mix, [kind]: count } });
  };
  const named = Object.keys(hidden.mix).filter((kind) => !MIXED.some((one) => one === kind));
  const types = typesOfSide(scenario, 'Invaders');
  const free = types.find((type) => hidden.mix[type] === undefined);
  return (
    <>
      {MIXED.map((kind) => (
        <OptionalNumber
          key={kind}
          label={MIX_WORDS[kind]}
          value={hidden.mix[kind]}
          most={30}
          change={(count) => put(kind, count)}
        />
      ))}
      {named.map((kind) => (
        <div key={kind} className="condition">
          <TypeSelect
            label="A type that is there for certain"
            types={types}
            value={typeNamed(kind)}
            change={(next) => {
              const { [kind]: count = 1, ...mix } = hidden.mix;
              set({ ...hidden, mix: { ...mix, [next]: count } });
            }}
          />
          <NumberField
            label={`How many ${called(kind)}`}
            value={hidden.mix[kind] ?? 1}
            least={1}
            most={12}
            change={(count) => put(kind, count)}
          />
          <RemoveButton what={called(kind)} remove={() => put(kind, undefined)} />
        </div>
      ))}
      {free !== undefined && <AddButton name="A type for certain" add={() => put(free, 1)} />}
    </>
  );
}

/** 'Area 1: 3 Blips, COLD' */
const areaWords = (one: Scatter, i: number): string =>
  `Area ${i + 1}: ${blipsOf(one)} ${blipsOf(one) === 1 ? 'Blip' : 'Blips'}${one.blips === undefined ? ', one on each field' : ' by chance'}, ${one.mode}.`;

function Areas({ hidden, set }: PartProps) {
  const { scatter } = hidden;
  const put = (i: number, one: Scatter): void => set({ ...hidden, scatter: replaced(scatter, i, one) });
  return (
    <ul className="plain wide">
      {scatter.map((one, i) => {
        const { blips, apart, clear, ...rest } = one;
        const far = { ...(apart !== undefined && { apart }), ...(clear !== undefined && { clear }) };
        return (
          <Sentence
            key={i}
            words={areaWords(one, i)}
            remove={() => set({ ...hidden, scatter: without(scatter, i) })}
            move={(by) => set({ ...hidden, scatter: moved(scatter, i, by) })}
          >
            <OptionalNumber
              label="Blips (0: one on each)"
              value={blips}
              most={20}
              change={(many) => put(i, { ...rest, ...far, ...(many !== undefined && { blips: many }) })}
            />
            <ChoiceField
              label="Mode"
              value={one.mode}
              choices={MODE_CHOICES}
              change={(mode) => put(i, { ...one, mode })}
            />
            {blips !== undefined && (
              <>
                <OptionalNumber
                  label="Fields between Blips"
                  value={apart}
                  most={10}
                  change={(fields) => {
                    const { apart: _before, ...others } = one;
                    put(i, { ...others, ...(fields !== undefined && { apart: fields }) });
                  }}
                />
                <OptionalNumber
                  label="Fields from arrivals"
                  value={clear}
                  most={10}
                  change={(fields) => {
                    const { clear: _before, ...others } = one;
                    put(i, { ...others, ...(fields !== undefined && { clear: fields }) });
                  }}
                />
              </>
            )}
          </Sentence>
        );
      })}
      <li>
        <AddButton
          name="Another area"
          add={() => set({ ...hidden, scatter: [...scatter, { in: ['0,0 3,3'], blips: 1, mode: 'NORMAL' }] })}
        />
      </li>
    </ul>
  );
}

export function HiddenForm({ scenario, change }: FormProps<Scenario>) {
  const { hidden, ...open } = scenario;
  const set = (next: Hidden): void => change({ ...scenario, hidden: next });
  const types = typesOfSide(scenario, 'Invaders');
  return (
    <fieldset className="ed-sentences">
      <legend>Blips in unknown places</legend>
      <CheckField
        label="The automaton’s Blips lie where nobody knows them"
        value={hidden !== undefined}
        change={(on) => (on ? set(FRESH) : change(open))}
      />
      {hidden !== undefined && (
        <div className="ed-sentence slots">
          <Mix {...{ hidden, scenario, set }} />
          <h4 className="wide">Types to draw from</h4>
          <TypeList
            label="Type"
            types={types}
            units={hidden.types}
            most={30}
            change={(next) => set({ ...hidden, types: next })}
          />
          {hidden.mix['any LV3'] !== undefined && (
            <>
              <h4 className="wide">Strong types to draw from</h4>
              <TypeList
                label="Strong type"
                types={types}
                units={hidden.types3}
                most={30}
                change={(next) => set({ ...hidden, types3: next })}
              />
            </>
          )}
          <Areas {...{ hidden, scenario, set }} />
          <OptionalNumber
            label="Woken by people"
            value={hidden.awake}
            most={12}
            change={(many) => {
              const { awake: _before, ...rest } = hidden;
              set({ ...rest, ...(many !== undefined && { awake: many }) });
            }}
          />
          <CheckField
            label="The first attack wakes everybody"
            value={hidden.alarm === true}
            change={(on) => {
              const { alarm: _before, ...rest } = hidden;
              set({ ...rest, ...(on && { alarm: true as const }) });
            }}
          />
          <p className="muted wide">Areas are painted on the map: Paint, Zones, Areas of this mission.</p>
        </div>
      )}
    </fieldset>
  );
}
