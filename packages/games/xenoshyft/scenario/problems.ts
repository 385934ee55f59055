// XS-SCN-02 to XS-SCN-10 Everything that keeps a siege from being played, and what may surprise its players, all at once.
import { type ScenarioProblem, contentProblems } from '@xenotable/kernel';
import { KINDS, keyOf, ownFaults } from '../content/own.ts';
import { CARDS, CARD_IDS, type CardId, isCrystal, isItem, isTroop } from '../content/cards.ts';
import { called, withOwnOf } from '../content/ownIds.ts';
import { DIVISIONS } from '../content/divisions.ts';
import { ENEMIES, ENEMY_IDS } from '../content/enemies.ts';
import { ITEM_COPIES } from '../content/items.ts';
import { CRYSTALS, TROOPS } from '../content/troops.ts';
import type { Siege, SiegeWave } from './scenario.ts';

const MOST_ROUNDS = 24;
const MOST_CARDS = 120;

type Say = (
  field: string,
  reason: string,
  rule: `XS-SCN-${string}`,
  severity?: ScenarioProblem['severity'],
) => void;

const twice = <T>(list: readonly T[]): T | undefined => list.find((one, i) => list.indexOf(one) !== i);

/** How many cards a wave's Encounter Deck has, Bosses aside. */
export const deckSize = (wave: SiegeWave): number =>
  Object.values(wave.encounters).reduce((all, count) => all + count, 0);

function waveProblems(siege: Siege, say: Say): void {
  const rounds = siege.waves.reduce((all, wave) => all + wave.zones.length, 0);
  if (rounds > MOST_ROUNDS)
    say('waves', `all waves together last ${rounds} rounds; ${MOST_ROUNDS} are enough`, 'XS-SCN-02');
  siege.waves.forEach((wave, i) => {
    const at = `waves[${i}]`;
    const cards = deckSize(wave);
    if (cards === 0) say(`${at}.encounters`, 'the wave has no Enemy', 'XS-SCN-03');
    if (cards > MOST_CARDS)
      say(`${at}.encounters`, `${cards} cards are too many: at most ${MOST_CARDS}`, 'XS-SCN-03');
    const needed = siege.seats.most * Math.max(...wave.zones);
    if (cards > 0 && cards < needed)
      say(
        `${at}.encounters`,
        `with ${siege.seats.most} seats a round takes ${needed} cards, the deck has ${cards}: zones may stay empty`,
        'XS-SCN-03',
        'warn',
      );
    const beyond = ENEMY_IDS.filter((id) => (wave.encounters[id] ?? 0) > ENEMIES[id].copies).map(
      (id) => `${ENEMIES[id].name} ${wave.encounters[id]} of ${ENEMIES[id].copies}`,
    );
    if (beyond.length > 0)
      say(`${at}.encounters`, `more than the box holds: ${beyond.join(', ')}`, 'XS-SCN-03', 'warn');
    bossProblems(wave, at, say);
    const before = siege.waves[i - 1];
    if (before !== undefined && before.supply > wave.supply)
      say(`${at}.supply`, 'supplies are worse than in the wave before', 'XS-SCN-04', 'warn');
  });
}

function bossProblems({ bosses, zones }: SiegeWave, at: string, say: Say): void {
  if (bosses.of.length === 0 && bosses.number !== 'none')
    say(`${at}.bosses.of`, "name a Boss, or set the number to 'none'", 'XS-SCN-03');
  const boss = twice(bosses.of);
  if (boss !== undefined) say(`${at}.bosses.of`, `${ENEMIES[boss].name} is named twice`, 'XS-SCN-03');
  if (bosses.round > zones.length)
    say(
      `${at}.bosses.round`,
      `Bosses would join in round ${bosses.round} of a wave of ${zones.length}`,
      'XS-SCN-03',
    );
}

function itemProblems({ items }: Siege, say: Say): void {
  const { named, from, slots, others } = items;
  const again = twice(named) ?? twice(from);
  if (again !== undefined)
    say(
      twice(named) === undefined ? 'items.from' : 'items.named',
      `${CARDS[again].name} is named twice`,
      'XS-SCN-06',
    );
  if (named.length > slots)
    say('items.named', `${named.length} Items are named for ${slots} slots`, 'XS-SCN-06');
  const left = from.filter((item) => !named.includes(item)).length;
  if (others !== 'named only' && named.length + left < slots)
    say('items.from', `${named.length + left} Items cannot fill ${slots} slots`, 'XS-SCN-06', 'warn');
}

function divisionProblems({ divisions, seats }: Siege, say: Say): void {
  const again = twice(divisions.of);
  if (again !== undefined) say('divisions.of', `${DIVISIONS[again].name} is named twice`, 'XS-SCN-07');
  const needed = seats.most + (divisions.by === 'drafted' ? 1 : 0);
  if (divisions.of.length < needed)
    say(
      'divisions.of',
      `${seats.most} seats${divisions.by === 'drafted' ? ' that draft' : ''} need ${needed} Divisions, not ${divisions.of.length}`,
      'XS-SCN-07',
    );
}

/** Copies of a card in the box; Militia never run out. */
function copiesOf(card: CardId): number {
  if (isCrystal(card)) return CRYSTALS[card].copies;
  if (isItem(card)) return ITEM_COPIES;
  return card === 'militia' ? Number.POSITIVE_INFINITY : TROOPS[card].copies;
}

function deckProblems(siege: Siege, say: Say): void {
  const { deck, seats, divisions, divisionCards } = siege;
  const own = divisionCards ? divisions.of.flatMap((id) => DIVISIONS[id].starting) : [];
  for (const card of withOwnOf(CARD_IDS, Object.keys(deck))) {
    const needed = seats.most * (deck[card] ?? 0) + own.filter((one) => one === card).length;
    if ((deck[card] ?? 0) > 0 && needed > copiesOf(card))
      say(
        `deck.${card}`,
        `${seats.most} seats would need ${needed} of ${CARDS[card].name}; the box holds ${copiesOf(card)}`,
        'XS-SCN-08',
      );
  }
  const size = Object.values(deck).reduce((all, count) => all + count, 0);
  if (size === 0 && !divisionCards) say('deck', 'nobody would have a card', 'XS-SCN-08');
  if (!CARD_IDS.some((card) => isTroop(card) && (deck[card] ?? 0) > 0))
    say('deck', 'no Troop is in the deck: round 1 begins with what can be bought', 'XS-SCN-08', 'warn');
}

/** XS-SCN-11 Whatever is home-made is among the content. */
function strangerProblems({ content = [], waves, items, deck }: Siege, say: Say): void {
  const known: readonly string[] = content.map(keyOf);
  const used = [
    ...waves.flatMap(({ encounters, bosses }) => [...Object.keys(encounters), ...bosses.of]),
    ...items.named,
    ...items.from,
    ...Object.keys(deck),
  ];
  for (const id of new Set<string>(used))
    if (called(id) !== id && !known.includes(id))
      say('content', `${called(id)} is used and not among the content`, 'XS-SCN-11');
}

export function problemsOf(siege: Siege): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const say: Say = (field, reason, rule, severity = 'stop') =>
    void problems.push({ field, reason, rule, severity });
  if (siege.seats.least > siege.seats.most)
    say('seats', `at least ${siege.seats.least} seats, but at most ${siege.seats.most}`, 'XS-SCN-10');
  const { content = [] } = siege;
  contentProblems(KINDS, content, {
    add: (field, _rule, reason) => say(field, reason, 'XS-SCN-11'),
    rule: 'XS-SCN-11',
    more: ownFaults,
  });
  strangerProblems(siege, say);
  waveProblems(siege, say);
  itemProblems(siege, say);
  divisionProblems(siege, say);
  deckProblems(siege, say);
  return problems;
}
