// The Squad builder: units, kept lists or the text at the left, the Squad with what is wrong with it in the middle, its sheet at the right.
import { type Json, fastChance, same } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { BuilderFrame } from '../../../builder/BuilderFrame.tsx';
import { Checks } from '../../../builder/Checks.tsx';
import { ListShelf } from '../../../builder/ListShelf.tsx';
import { Meter } from '../../../builder/Meter.tsx';
import { ReachChart } from '../../../builder/ReachChart.tsx';
import { TextPanel } from '../../../builder/TextPanel.tsx';
import { useKeptLists } from '../../../builder/lists.ts';
import { Icon } from '../../../draw/Icon.tsx';
import type { BoardProps } from '../../contract.ts';
import { letterOf } from '../faces.ts';
import { type Faction, unitOf, weaponOf } from '@xenotable/enemy-eternal/content';
import {
  type Choice,
  type Squad,
  type View,
  costOf,
  limitFor,
  problemsOf,
  randomSquad,
  readSquadText,
  squadText,
  weaponsOf,
} from '@xenotable/enemy-eternal/preview';
import { ModelCard } from './ModelCard.tsx';
import { SquadSheet } from './SquadSheet.tsx';
import { UnitList } from './UnitList.tsx';
import { namesOf } from './edit.ts';
import { hintFor } from './hint.ts';
import { lawsOf } from './laws.ts';

const GAME = 'enemy-eternal';
const FACTIONS: readonly Faction[] = ['XCOM', 'ADVENT'];

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export function Builder({ view, ask, picked, pick }: BoardProps<View>) {
  const rules = useMemo(() => lawsOf(view), [view]);
  const ready = useMemo(
    () =>
      (ask?.offers ?? []).flatMap(({ choice }) =>
        (choice as Choice).do === 'muster' ? [(choice as unknown as { squad: Squad }).squad] : [],
      ),
    [ask],
  );
  const allowed = (ask?.spaces[0]?.['factions'] as Faction[] | undefined) ?? FACTIONS;
  const [squad, setSquad] = useState<Squad>(
    () => ready[0] ?? randomSquad(allowed[0]!, rules, fastChance(anySeed())),
  );
  const { kept, keep, forget } = useKeptLists(GAME);
  const wish = useMemo(() => ({ do: 'muster', squad }) as unknown as Json, [squad]);
  // The prompt always means the list that lies here.
  useEffect(() => {
    if (ask !== null && !same(picked, wish)) pick(wish);
  }, [ask, picked, wish, pick]);

  const problems = problemsOf(squad, rules);
  if (!allowed.includes(squad.faction))
    problems.unshift({ rule: 'EE-SQD-04', reason: `This side fights for ${allowed.join(' or ')}.` });
  const limit = limitFor(squad.faction, rules);
  const cost = costOf(squad, rules.options);
  const hint = problems.length === 0 ? hintFor(squad, rules) : null;
  const names = namesOf(squad);
  const text = squadText(squad);
  const read = (typed: string): string | null => {
    try {
      setSquad(readSquadText(typed));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  return (
    <BuilderFrame
      label="Squad"
      panes={[
        { name: 'Units', shows: <UnitList squad={squad} rules={rules} change={setSquad} /> },
        {
          name: 'Lists',
          shows: (
            <ListShelf
              ready={ready.map((one) => ({
                name: one.name,
                note: `${one.faction} · ${costOf(one, rules.options)} Supplies · ${one.models.length} models`,
                text: squadText(one),
              }))}
              kept={kept}
              name={squad.name}
              open={read}
              keep={() => keep({ name: squad.name, text })}
              forget={forget}
            />
          ),
        },
        { name: 'Text', shows: <TextPanel text={text} read={read} /> },
      ]}
      sheet={<SquadSheet squad={squad} rules={rules} />}
    >
      <div className="tools">
        <input
          className="field"
          value={squad.name}
          maxLength={60}
          aria-label="Name of the Squad"
          onChange={(event) => setSquad({ ...squad, name: event.target.value })}
        />
        <div className="segments" role="group" aria-label="Faction">
          {FACTIONS.map((faction) => (
            <button
              key={faction}
              type="button"
              aria-pressed={faction === squad.faction}
              className={faction === squad.faction ? 'on' : ''}
              disabled={!allowed.includes(faction)}
              onClick={() => faction !== squad.faction && setSquad({ name: squad.name, faction, models: [] })}
            >
              {faction}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="btn"
          onClick={() => setSquad(randomSquad(squad.faction, rules, fastChance(anySeed())))}
        >
          <Icon name="dice" size={15} /> Random legal Squad
        </button>
      </div>
      <Meter spent={cost} limit={limit} unit="Supplies" note={`${squad.models.length} models`} />
      {squad.models.map((_, at) => (
        <ModelCard key={at} squad={squad} at={at} name={names[at]!} rules={rules} change={setSquad} />
      ))}
      {hint !== null && (
        <div className="hint">
          <Icon name="plus" size={18} />
          <span>
            <b>{limit - cost} Supplies are left.</b> {hint.what} fits.
          </span>
          <button type="button" className="btn sm" onClick={() => setSquad(hint.squad)}>
            Add it
          </button>
        </div>
      )}
      <Checks
        problems={problems}
        good={[
          { rule: 'EE-SQD-02', reason: `Legal: ${cost} of ${limit} Supplies` },
          { rule: 'EE-SQD-11', reason: 'One Leader, alone in its unit' },
          { rule: 'EE-SQD-09', reason: 'Everything fits who carries it' },
        ]}
      />
      {squad.models.length > 0 && (
        <ReachChart
          unit=""
          step={6}
          rows={squad.models.map((one, i) => ({
            letter: letterOf({ name: names[i]!, unit: one.unit }),
            name: names[i]!,
            move: unitOf(one.unit).skills.MOBILITY,
            shoot: Math.max(0, ...weaponsOf(one).map((weapon) => weaponOf(weapon).range)),
          }))}
        />
      )}
    </BuilderFrame>
  );
}
