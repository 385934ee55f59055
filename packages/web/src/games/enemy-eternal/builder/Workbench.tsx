// The Squad builder: units, kept lists or the text at the left, the Squad with what is wrong with it in the middle, its sheet at the right.
import { type Chance, fastChance, type Refusal } from '@xenotable/kernel';
import { useRef } from 'react';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { ListShelf } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { ReachChart } from '../../../table/builder/ReachChart.tsx';
import { Firepower } from '../../../table/builder/Firepower.tsx';
import { NameField } from '../../../table/builder/NameField.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { Hint } from '../../../table/builder/Hint.tsx';
import type { OpenLists } from '../../../table/builder/useBuilder.ts';
import { anySeed } from '../../../kit/anySeed.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { letterOf } from '../shared/faces.ts';
import { type Faction, weaponOf, profileOf } from '@xenotable/enemy-eternal/content';
import {
  type Squad,
  type SquadRules,
  costOf,
  limitFor,
  problemsOf,
  randomSquad,
  squadText,
  waysOf36,
  weaponsOf,
} from '@xenotable/enemy-eternal/preview';
import { ModelCard } from './ModelCard.tsx';
import { SquadSheet } from './SquadSheet.tsx';
import { UnitList } from './UnitList.tsx';
import { namesOf } from './edit.ts';
import { hintFor } from './hint.ts';

export const FACTIONS: readonly Faction[] = ['XCOM', 'ADVENT'];

export const anyChance = (): Chance => fastChance(anySeed());

interface HeadProps {
  squad: Squad;
  rules: SquadRules;
  allowed: readonly Faction[];
  change(squad: Squad): void;
}

/** What is opened when the faction changes: the Squad that was put aside for the other, or a ready one. */
function useFactions({ squad, rules, change }: Omit<HeadProps, 'allowed'>, ready: readonly Squad[]) {
  const aside = useRef<Partial<Record<Faction, Squad>>>({});
  return (faction: Faction): void => {
    if (faction === squad.faction) return;
    aside.current[squad.faction] = squad;
    const legal = ready.find((one) => one.faction === faction && problemsOf(one, rules).length === 0);
    change(aside.current[faction] ?? legal ?? randomSquad(faction, rules, anyChance()));
  };
}

/** Name, faction, and a Squad by chance. */
function Head({ squad, rules, allowed, change, ready }: HeadProps & { ready: readonly Squad[] }) {
  const lead = useFactions({ squad, rules, change }, ready);
  return (
    <div className="tools">
      <NameField label="Name of the Squad" value={squad.name} change={(name) => change({ ...squad, name })} />
      <div className="segments" role="group" aria-label="Faction">
        {FACTIONS.map((faction) => (
          <button
            key={faction}
            type="button"
            aria-pressed={faction === squad.faction}
            className={faction === squad.faction ? 'active' : ''}
            disabled={!allowed.includes(faction)}
            onClick={() => lead(faction)}
          >
            {faction}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => change(randomSquad(squad.faction, rules, anyChance()))}
      >
        <Icon name="dice" size={15} /> Random legal Squad
      </button>
    </div>
  );
}

/** What is left of the Supplies, and what they could still buy. */
function Hinted({ squad, rules, change }: Omit<HeadProps, 'allowed'>) {
  const hint = hintFor(squad, rules);
  if (hint === null) return null;
  const left = limitFor(squad.faction, rules) - costOf(squad, rules.options);
  return <Hint left={`${left} Supplies are left.`} what={hint.what} add={() => change(hint.squad)} />;
}

const Reaches = ({ squad }: { squad: Squad }) => {
  const names = namesOf(squad);
  return (
    <ReachChart
      unit=""
      step={6}
      rows={squad.models.map((one, i) => ({
        letter: letterOf({ ...one, name: names[i] ?? one.unit }),
        name: names[i] ?? one.unit,
        move: profileOf(one).skills.MOBILITY,
        shoot: Math.max(0, ...weaponsOf(one).map((weapon) => weaponOf(weapon).range)),
      }))}
    />
  );
};

/** EE-SHO-03 What range and cover change about AIM. */
const SHOTS = [
  ['Short', 1],
  ['Long', -1],
  ['Short, hard cover', -1],
  ['Long, hard cover', -3],
] as const;

const Fires = ({ squad }: { squad: Squad }) => {
  const names = namesOf(squad);
  return (
    <Firepower
      title="Damage of one shot on average: both actions, the best weapon, before armour and special rules"
      columns={SHOTS.map(([column]) => column)}
      rows={squad.models.map((one, i) => {
        const damages = weaponsOf(one)
          .map(weaponOf)
          .filter(({ range }) => range > 0)
          .map(({ damage }) => damage?.value ?? 0);
        const most = Math.max(0, ...damages);
        const { AIM } = profileOf(one).skills;
        return {
          name: names[i] ?? one.unit,
          values: SHOTS.map(([, change]) => (most * waysOf36(AIM + change)) / 36),
        };
      })}
    />
  );
};

/** What is wrong with a Squad that fights for one of the allowed factions. */
export function squadFaults(squad: Squad, rules: SquadRules, allowed: readonly Faction[]): Refusal[] {
  const problems = problemsOf(squad, rules);
  if (!allowed.includes(squad.faction))
    problems.unshift({ rule: 'EE-SQD-04', reason: `This side fights for ${allowed.join(' or ')}.` });
  return problems;
}

interface WorkbenchProps {
  lists: OpenLists<Squad>;
  ready: readonly Squad[];
  rules: SquadRules;
  allowed: readonly Faction[];
}

export function Workbench({ lists, ready, rules, allowed }: WorkbenchProps) {
  const { list: squad, setList: setSquad, text, open, kept, keep, forget } = lists;
  const problems = squadFaults(squad, rules, allowed);
  const limit = limitFor(squad.faction, rules);
  const cost = costOf(squad, rules.options);
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
              {...{ kept, forget, open }}
              keep={() => keep()}
              name={squad.name}
            />
          ),
        },
        { name: 'Text', shows: <TextPanel text={text} read={open} /> },
      ]}
      sheet={<SquadSheet squad={squad} rules={rules} />}
    >
      <Head squad={squad} rules={rules} allowed={allowed} change={setSquad} ready={ready} />
      <Meter spent={cost} limit={limit} unit="Supplies" note={`${squad.models.length} models`} />
      {namesOf(squad).map((name, at) => (
        <ModelCard key={at} squad={squad} at={at} name={name} rules={rules} change={setSquad} />
      ))}
      {problems.length === 0 && <Hinted squad={squad} rules={rules} change={setSquad} />}
      <Checks
        problems={problems}
        good={[
          { rule: 'EE-SQD-02', reason: `Legal: ${cost} of ${limit} Supplies` },
          { rule: 'EE-SQD-11', reason: 'One Leader, alone in its unit' },
          { rule: 'EE-SQD-09', reason: 'Everything fits who carries it' },
        ]}
      />
      {squad.models.length > 0 && <Reaches squad={squad} />}
      {squad.models.length > 0 && <Fires squad={squad} />}
    </BuilderFrame>
  );
}
