// Enemies, soldiers, weapons and equipment of one's own in the editor of missions.
import type { OwnThing } from '@xenotable/kernel';
import {
  type ItemCalled,
  type Member,
  OWN_KINDS,
  type Scenario,
  cardKind,
  itemNamed,
  ownName,
  scenarioSheet,
} from '@xenotable/earth-war/content';
import { PRICES, PRINTED_WINS, weighed } from '@xenotable/earth-war/workshop';
import type { QuestionInput } from '@xenotable/questions';
import type { CardFace } from '../../../kit/draw/cardFace.ts';
import { Card } from '../../../kit/draw/Card.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import type { ContentCraft, Use } from '../../../workshop/content/contentCraft.ts';
import { cardGlyph } from '../shared/glyphs.ts';
import { keywords } from '../shared/keywords.ts';
import { seatsFor } from '../shared/seats.ts';
import { unitGlyph } from '../shared/units.ts';
import { countOf, put, withCount, withNode } from './edit.ts';
import { FIRST_SQUAD } from './firstSquad.ts';
import { renamed } from './renaming.ts';

const alone = (thing: OwnThing) => ({ options: { scenario: { content: [thing] } } });

function enemyFace(thing: OwnThing): CardFace {
  const kind = cardKind(alone(thing), thing.name);
  const attack = kind.attack.map((rating) => (rating === 0 ? '–' : rating)).join('/');
  return {
    tone: 'carbon',
    side: 'b',
    name: kind.name,
    icon: 'burst',
    glyph: cardGlyph(kind),
    stat: `${kind.cap === 0 ? 'does not strike' : attack} · ${kind.wounds} WOUNDS`,
    keys: keywords(kind) || 'XX121',
    kind: `XX121, home-made, like ${thing.like}`,
    text: kind.text,
    rule: kind.id,
  };
}

function itemFace(thing: OwnThing): CardFace {
  const { rp, uses, text, id } = itemNamed(alone(thing), ownName(thing.name));
  return {
    tone: 'paper',
    side: 'a',
    name: thing.name,
    glyph: 'vest',
    cost: rp,
    stat: uses === 0 ? 'always works' : `${uses} uses`,
    kind: `Equipment, home-made, like ${thing.like}`,
    text,
    rule: id,
  };
}

function Face({ thing }: { thing: OwnThing }) {
  if (thing.kind === 'unit')
    return (
      <Token
        side="a"
        glyph={unitGlyph(ownName(thing.name), alone(thing))}
        letter={thing.name.charAt(0)}
        size={72}
      />
    );
  return <Card {...(thing.kind === 'enemy' ? enemyFace(thing) : itemFace(thing))} tier="full" />;
}

/** The first member without an item carries it; the squad has one more if all carry something. */
function carrying(squad: readonly Member[], item: ItemCalled): readonly Member[] {
  const at = squad.findIndex(({ items = [] }) => items.length === 0);
  const bearer = squad[at];
  return bearer === undefined
    ? [...squad, { unit: 'Rifleman', items: [item] }]
    : put(squad, at, { ...bearer, items: [item] });
}

function uses(scenario: Scenario, thing: OwnThing): Use<Scenario>[] {
  const name = ownName(thing.name);
  const { squad = FIRST_SQUAD } = scenario;
  if (thing.kind === 'unit')
    return [
      {
        name: 'Into the squad of the mission',
        put: () => ({ ...scenario, squad: [...squad, { unit: name }] }),
      },
    ];
  if (thing.kind === 'item')
    return [
      {
        name: 'For somebody of the squad',
        put: () => ({ ...scenario, squad: carrying(squad, name) }),
      },
    ];
  return scenario.nodes.flatMap((node, at) =>
    node.kind === 'combat'
      ? [
          {
            name: `One more at ${node.title}`,
            put: () =>
              withNode(scenario, at, {
                ...node,
                enemies: withCount(node.enemies, name, countOf(node.enemies, name) + 1),
              }),
          },
        ]
      : [],
  );
}

/** What a thing is worth in RP, where it has a price: at which it takes the place of printed soldiers without a difference. */
function priceQuestion(thing: OwnThing): QuestionInput | null {
  const prices = PRICES[thing.kind];
  if (prices === undefined) return null;
  const options = (price: number) => scenarioSheet.options(weighed(thing, price));
  return {
    question: `How many RP is ${thing.name} worth?`,
    game: 'earth-war',
    kind: 'even',
    setup: { options: options(prices[0] ?? 1), seats: ['person'] },
    parameter: {
      option: 'scenario',
      name: `RP of ${thing.name}`,
      values: prices.map((price) => options(price).scenario),
      names: prices.map((price) => `${price} RP`),
    },
    target: PRINTED_WINS,
    stop: { test: 0.05, width: 0.05, most: 400 },
  };
}

export const contentCraft: ContentCraft<Scenario> = {
  game: 'earth-war',
  kinds: OWN_KINDS,
  options: scenarioSheet.options,
  seats: seatsFor,
  Face,
  uses,
  renamed,
  question: (_, thing) => priceQuestion(thing),
};
