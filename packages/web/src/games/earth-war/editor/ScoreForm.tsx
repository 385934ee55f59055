// One score of a goal: points when something is done, or for each card or bystander.
import {
  type Feat,
  type KindName,
  type Scenario,
  type Score,
  isEnemyKind,
  kindsOf,
} from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { madeIn } from '../shared/made.ts';
import { put, without } from './edit.ts';
import { FEATS, freshFeat } from './feats.ts';
import { NodeField } from './NodeField.tsx';

interface KindFieldProps {
  scenario: Scenario;
  value: KindName;
  change(kind: KindName): void;
}

function KindField({ scenario, value, change }: KindFieldProps) {
  const enemies = kindsOf(madeIn(scenario)).filter(({ name }) => isEnemyKind(name));
  return (
    <ChoiceField
      label="Card"
      value={value}
      choices={enemies.map(({ name }) => [name, name] as const)}
      change={change}
    />
  );
}

/** A node, or anywhere. */
function placed<T extends { node?: number }>(one: T, node: number): T {
  const { node: _before, ...rest } = one;
  return (node === 0 ? rest : { ...rest, node }) as T;
}

interface SlotsProps {
  scenario: Scenario;
  feat: Feat;
  edit(feat: Feat): void;
}

function Slots({ scenario, feat, edit }: SlotsProps) {
  switch (feat.is) {
    case 'held':
    case 'reached':
    case 'brought down':
      return (
        <NodeField
          label="Where"
          scenario={scenario}
          value={feat.node}
          fits={(node) =>
            feat.is === 'reached' ||
            (node.kind === 'combat' && (feat.is === 'held' || node.charges !== undefined))
          }
          change={(node) => edit({ ...feat, node })}
        />
      );
    case 'killed':
      return (
        <>
          <KindField scenario={scenario} value={feat.kind} change={(kind) => edit({ ...feat, kind })} />
          <NumberField
            label="At least"
            value={feat.least}
            least={1}
            most={30}
            change={(least) => edit({ ...feat, least })}
          />
        </>
      );
    case 'rescued':
      return (
        <>
          <NumberField
            label="At least"
            value={feat.least}
            least={1}
            most={30}
            change={(least) => edit({ ...feat, least })}
          />
          <NodeField
            label="Where"
            scenario={scenario}
            value={feat.node ?? 0}
            fits={(node) => node.kind === 'combat'}
            none="anywhere"
            change={(node) => edit(placed(feat, node))}
          />
        </>
      );
    case 'all rescued':
      return null;
    case 'AMMO left':
      return (
        <NumberField
          label="At least"
          value={feat.least}
          least={1}
          most={40}
          change={(least) => edit({ ...feat, least })}
        />
      );
    default:
      return (
        <NumberField
          label="At most"
          value={feat.most}
          least={0}
          most={20}
          change={(most) => edit({ ...feat, most })}
        />
      );
  }
}

type Counting = 'when' | 'each killed' | 'each rescued';

const COUNTINGS: readonly (readonly [Counting, string])[] = [
  ['when', 'when …'],
  ['each killed', 'for each card killed'],
  ['each rescued', 'for each bystander rescued'],
];

const countingOf = (score: Score): Counting => ('when' in score ? 'when' : `each ${score.each}`);

function counted(score: Score, how: Counting, scenario: Scenario): Score {
  const { points } = score;
  if (how === 'when') return { points, when: [freshFeat('held', scenario)] };
  return how === 'each killed' ? { points, each: 'killed', kind: 'Drone' } : { points, each: 'rescued' };
}

interface ScoreFormProps {
  scenario: Scenario;
  /** 'Goal 2, score 1' */
  name: string;
  score: Score;
  edit(score: Score): void;
  remove?(): void;
}

interface WhenProps {
  scenario: Scenario;
  name: string;
  score: Extract<Score, { when: unknown }>;
  edit(score: Score): void;
}

const When = ({ scenario, name, score, edit }: WhenProps) => (
  <>
    {score.when.map((feat, i) => (
      <div key={i} className="ew-feat">
        <ChoiceField
          label={i === 0 ? 'Done when' : 'And'}
          value={feat.is}
          choices={FEATS}
          change={(is) => edit({ ...score, when: put(score.when, i, freshFeat(is, scenario)) })}
        />
        <Slots {...{ scenario, feat }} edit={(next) => edit({ ...score, when: put(score.when, i, next) })} />
        {score.when.length > 1 && (
          <button
            type="button"
            className="icon-button"
            aria-label={`${name}: remove condition ${i + 1}`}
            onClick={() => edit({ ...score, when: without(score.when, i) })}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
    ))}
    <button
      type="button"
      className="button small"
      onClick={() => edit({ ...score, when: [...score.when, freshFeat('KIA', scenario)] })}
    >
      <Icon name="plus" />
      And …
    </button>
  </>
);

export function ScoreForm({ scenario, name, score, edit, remove }: ScoreFormProps) {
  return (
    <div className="ew-sentences" role="group" aria-label={name}>
      <NumberField
        label="Points"
        value={score.points}
        least={1}
        most={9}
        change={(points) => edit({ ...score, points })}
      />
      <ChoiceField
        label="Given"
        value={countingOf(score)}
        choices={COUNTINGS}
        change={(how) => edit(counted(score, how, scenario))}
      />
      {'when' in score ? (
        <When {...{ scenario, name, score, edit }} />
      ) : score.each === 'killed' ? (
        <KindField scenario={scenario} value={score.kind} change={(kind) => edit({ ...score, kind })} />
      ) : (
        <NodeField
          label="Where"
          scenario={scenario}
          value={score.node ?? 0}
          fits={(node) => node.kind === 'combat'}
          none="anywhere"
          change={(node) => edit(placed(score, node))}
        />
      )}
      {remove !== undefined && (
        <button type="button" className="icon-button" aria-label={`Remove ${name}`} onClick={remove}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
