// A fight: its enemies, its shadows and people, what is special, and the first deal.
import {
  type CardKind,
  type CombatNode,
  type KindName,
  type Scenario,
  isEnemyKind,
  kindsOf,
} from '@xenotable/earth-war/content';
import { GlyphSign } from '../../../kit/draw/Glyph.tsx';
import { percent } from '../../../kit/draw/text.ts';
import { CheckField, NumberField } from '../../../workshop/fields.tsx';
import { Stepper } from '../../../workshop/Stepper.tsx';
import { cardGlyph } from '../shared/glyphs.ts';
import { madeIn } from '../shared/made.ts';
import { firstDeal } from './deal.ts';
import { countOf, withCount } from './edit.ts';

type ListName = 'enemies' | 'shadows';

const AMONG_SHADOWS: readonly KindName[] = ['Merely Shadows', 'Civilian', 'Survivor', 'Ovomorph'];

/** What each list offers; eggs lie among the shadows, as in the book. */
const OFFERED: Record<ListName, (kind: KindName) => boolean> = {
  enemies: (kind) => (isEnemyKind(kind) && kind !== 'Ovomorph') || kind === 'unknown',
  shadows: (kind) => AMONG_SHADOWS.includes(kind),
};

/** The kinds of a list: those it offers, home-made ones last, and what else is on it. */
function shownIn(scenario: Scenario, node: CombatNode, list: ListName): CardKind[] {
  const kinds = kindsOf(madeIn(scenario));
  const listed = new Set<string>(node[list].map(([, kind]) => kind));
  return [
    ...kinds.filter(({ name }) => OFFERED[list](name)),
    ...kinds.filter(({ name }) => !OFFERED[list](name) && listed.has(name)),
  ];
}

function cardLine({ name, like, attack, wounds, cap }: CardKind): string {
  if (name === 'unknown') return 'Drone, Runner, Civilian or Ovomorph';
  if (name === 'Merely Shadows') return 'a wound on it costs 1 AMMO';
  const made = like === undefined ? '' : 'home-made, ';
  const kills = `${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`;
  return cap === 0
    ? `${made}${kills}`
    : `${made}ATTACK ${attack.map((one) => (one === 0 ? '–' : one)).join('/')}, ${kills}`;
}

interface ListProps {
  scenario: Scenario;
  node: CombatNode;
  list: ListName;
  legend: string;
  edit(node: CombatNode): void;
}

const List = ({ scenario, node, list, legend, edit }: ListProps) => (
  <fieldset>
    <legend>{legend}</legend>
    <ul className="plain ew-cards">
      {shownIn(scenario, node, list).map((kind) => (
        <li key={kind.name}>
          <GlyphSign name={cardGlyph(kind)} size={24} fill="var(--bone)" />
          <span>
            <b>{kind.name === 'unknown' ? 'Unknown card' : kind.name}</b>
            <small>{cardLine(kind)}</small>
          </span>
          <Stepper
            label={kind.name}
            value={countOf(node[list], kind.name)}
            most={kind.copies}
            change={(count) => edit({ ...node, [list]: withCount(node[list], kind.name, count) })}
          />
        </li>
      ))}
    </ul>
  </fieldset>
);

function FirstDeal({ scenario, node }: { scenario: Scenario; node: CombatNode }) {
  const { cards, dealt, enemies, mean, none, most, strongest } = firstDeal(scenario, node);
  if (cards === 0) return null;
  const rows: (readonly [string, string])[] = [
    ['Enemies dealt, on average', `${mean.toFixed(1)} of ${enemies}`],
    ...(strongest === null
      ? []
      : [
          [
            strongest.count === 1
              ? `The ${strongest.kind} is among them`
              : `A ${strongest.kind} is among them`,
            `${percent(strongest.chance)} %`,
          ] as const,
        ]),
    [enemies > dealt ? 'Nothing but enemies' : 'All of them at once', `${percent(most)} %`],
    ['None at all', `${percent(none)} %`],
  ];
  return (
    <table className="ew-deal">
      <caption>
        <span className="label">
          First deal, {dealt} of {cards} cards
        </span>{' '}
        <span className="keycap">exact</span>
      </caption>
      <tbody>
        {rows.map(([words, value]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FLAGS: readonly (readonly ['reinforce' | 'dugIn' | 'noWayBack' | 'lamps', string])[] = [
  ['reinforce', 'Reinforcements come every round'],
  ['dugIn', 'Dug in: ARM +1 at MEDIUM and LONG'],
  ['noWayBack', 'No way back: contact cannot be broken'],
  ['lamps', 'Lamps: the lights turn up a card here'],
];

function Special({ node, edit }: { node: CombatNode; edit(node: CombatNode): void }) {
  const { until, charges } = node;
  const without = (key: keyof CombatNode): CombatNode => {
    const { [key]: _before, ...rest } = node;
    return rest as CombatNode;
  };
  return (
    <>
      <fieldset>
        <legend>Special rules</legend>
        {FLAGS.map(([flag, label]) => (
          <CheckField
            key={flag}
            label={label}
            value={node[flag] === true}
            change={(on) => edit(on ? { ...node, [flag]: true } : without(flag))}
          />
        ))}
        <CheckField
          label="Ends by itself after a round"
          value={until !== undefined}
          change={(on) => edit(on ? { ...node, until: 6 } : without('until'))}
        />
        <CheckField
          label="Charges may be set"
          value={charges !== undefined}
          change={(on) => edit(on ? { ...node, charges: { needed: 12, wits: -1 } } : without('charges'))}
        />
      </fieldset>
      {until !== undefined && (
        <NumberField
          label="Last round"
          value={until}
          least={2}
          most={20}
          change={(round) => edit({ ...node, until: round })}
        />
      )}
      {charges !== undefined && (
        <>
          <NumberField
            label="Charges needed"
            value={charges.needed}
            least={1}
            most={40}
            change={(needed) => edit({ ...node, charges: { ...charges, needed } })}
          />
          <NumberField
            label="Change of WITS for them"
            value={charges.wits}
            least={-5}
            most={5}
            change={(wits) => edit({ ...node, charges: { ...charges, wits } })}
          />
        </>
      )}
    </>
  );
}

interface FightFormProps {
  scenario: Scenario;
  node: CombatNode;
  edit(node: CombatNode): void;
}

export const FightForm = ({ scenario, node, edit }: FightFormProps) => (
  <>
    <FirstDeal scenario={scenario} node={node} />
    <List {...{ scenario, node, edit }} list="enemies" legend="Enemies" />
    <List {...{ scenario, node, edit }} list="shadows" legend="Shadows and people" />
    <Special node={node} edit={edit} />
  </>
);
