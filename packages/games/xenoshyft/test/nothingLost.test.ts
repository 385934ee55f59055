// Windows that are passed unless somebody wants to be asked: passing gives nothing up there.
import { NOTHING_LOST, Session, TableHost, type StandingOrders, isObject, seeded } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

const alone = { isProgram: () => false, samePerson: (a: number, b: number) => a === b };
const PASSES: StandingOrders = { [NOTHING_LOST]: 'pass' };

interface Position {
  seats: object[];
  options?: object;
  [more: string]: unknown;
}

function host({ seats, options = {}, ...rest }: Position, orders: StandingOrders = {}): TableHost {
  const people = seats.map((_, i) => ({ kind: 'person', name: `P${i}` }));
  const given = { phase: 'combat', options, seats, ...rest };
  const session = Session.start(
    game,
    { options, seats: people, given: JSON.parse(JSON.stringify(given)) },
    seeded('7'.repeat(64)),
  );
  const at = new TableHost(session, alone);
  people.forEach((_, seat) => at.setOrders(seat, orders));
  return at;
}

/** Throws the grenade at the Enemy in front. */
function grenade(at: TableHost): void {
  const front = at.session.asks[0]!.offers.find(
    (offer) => isObject(offer) && offer['card'] === 'hi-ex grenade',
  );
  at.choose(0, front);
}

const reactionNow = (at: TableHost, seat = 0) => at.news(seat).ask?.reaction ?? null;

describe('after the Enemy in front was killed nobody fights', () => {
  const lane = (enemies: string[], hand = ['hi-ex grenade', 'hi-ex grenade']) => ({
    division: 'barracks',
    hand,
    troops: ['ranger'],
    enemies,
  });

  test('with more Enemies behind it the next Combat has a Reaction of its own', () => {
    const asked = host({ seats: [lane(['gnawer', 'face-down'])] });
    expect(reactionNow(asked)).not.toHaveProperty('nothingLost');
    grenade(asked);
    expect(asked.news(0).ask?.prompt).toContain('Nobody fights here now');
    expect(reactionNow(asked)).toHaveProperty('nothingLost', true);

    const passed = host({ seats: [lane(['gnawer', 'face-down'])] }, PASSES);
    grenade(passed);
    expect(passed.news(0).ask?.prompt ?? '').not.toContain('Nobody fights here now');
    expect(passed.session.entries.map((entry) => 'choice' in entry && entry.choice)[1]).toEqual({
      do: 'pass',
    });
  });

  test('what would be lost with the round is asked about', () => {
    const wounded = { troop: 'ranger', damage: 1 };
    const last = (troops: unknown[]) => ({ ...lane(['gnawer'], ['hi-ex grenade']), troops });
    // The Division can still change the order, and there is no other window in this round.
    const swap = host({
      round: 4,
      seats: [{ ...last([wounded, 'medic']), division: 'command center' }],
    });
    grenade(swap);
    expect(swap.news(0).ask?.prompt).toContain('Nobody fights here now');
    expect(reactionNow(swap)).not.toHaveProperty('nothingLost');
    // A Med Pack stays in the hand.
    const pack = host({
      seats: [{ ...last([wounded]), hand: ['hi-ex grenade', 'med pack'] }],
    });
    grenade(pack);
    expect(reactionNow(pack)).toHaveProperty('nothingLost', true);
  });

  test('with one play each a play that is not made is lost', () => {
    const options = { reactions: 'one each' };
    const at = host({
      options,
      seats: [lane(['gnawer', 'face-down']), lane(['face-down'])],
    });
    grenade(at);
    expect(reactionNow(at, 1)).not.toBeNull();
    expect(reactionNow(at, 1)).not.toHaveProperty('nothingLost');
  });

  test('a closed hand is never answered for: the pause would betray it', () => {
    const options = { hands: 'closed' };
    const at = host({ options, seats: [lane(['gnawer', 'face-down']), lane(['face-down'])] }, PASSES);
    grenade(at);
    expect(at.news(1).ask?.prompt).toContain('Nobody fights here now');
    expect(reactionNow(at, 1)).not.toHaveProperty('nothingLost');
  });
});

describe('damage that nobody can stop', () => {
  const hit = (hand: string[], seats: object[] = []) =>
    host({
      seats: [{ division: 'barracks', hand, troops: ['militia'], enemies: ['prowler'] }, ...seats],
    });

  /** Passes the Reaction before the Fight. */
  function toTheDamage(at: TableHost): void {
    while (reactionNow(at)?.key === 'reaction') at.choose(0, { do: 'pass' });
  }

  test('is let through where the Troop dies anyway, and asked about where it can be saved', () => {
    const one = hit(['med pack']);
    toTheDamage(one);
    expect(one.news(0).view).toMatchObject({ window: { kind: 'damage', hits: [{ amount: 4 }] } });
    expect(reactionNow(one)).toMatchObject({ key: 'deadly', urgent: false, nothingLost: true });
    const two = hit(['med pack', 'med pack']);
    toTheDamage(two);
    expect(reactionNow(two)).toMatchObject({ key: 'deadly', urgent: true });
    expect(reactionNow(two)).not.toHaveProperty('nothingLost');
    const shuttle = hit(['medical shuttle']);
    toTheDamage(shuttle);
    expect(reactionNow(shuttle)).not.toHaveProperty('nothingLost');
  });

  test('partners could add to it', () => {
    const at = hit(['med pack'], [{ division: 'armory', hand: ['med pack'], enemies: [] }]);
    toTheDamage(at);
    expect(reactionNow(at)).toMatchObject({ key: 'deadly', urgent: true });
    const medic = hit(['med pack'], [{ division: 'armory', troops: ['medic'], enemies: [] }]);
    toTheDamage(medic);
    expect(reactionNow(medic)).not.toHaveProperty('nothingLost');
    const bare = hit(
      ['med pack'],
      [{ division: 'armory', hand: ['militia'], troops: ['ranger'], enemies: [] }],
    );
    toTheDamage(bare);
    expect(reactionNow(bare)).toHaveProperty('nothingLost', true);
  });
});

describe('a boost in answer to a reveal', () => {
  const revealed = (enemy: string, hand: string[], options = {}) =>
    host({
      options,
      seats: [{ division: 'barracks', hand, troops: ['ranger', 'militia'], enemies: [{ enemy, up: false }] }],
    });

  test('can wait for the Reaction unless the effect hurts', () => {
    const called = revealed('skitterling', ['bio-enhancer']);
    expect(reactionNow(called)).toMatchObject({ key: 'reveal', nothingLost: true });
    called.choose(0, { do: 'pass' });
    expect(called.news(0).ask).toMatchObject({ reaction: { key: 'reaction' } });
    expect(called.news(0).ask?.offers.some(({ words }) => words.includes('Bio-Enhancer'))).toBe(true);
    const hurt = revealed('prowler', ['bio-enhancer']);
    expect(reactionNow(hurt)).toMatchObject({ key: 'reveal' });
    expect(reactionNow(hurt)).not.toHaveProperty('nothingLost');
  });

  test('a card that stops the effect is asked for', () => {
    const stops = revealed('skitterling', ['bio-enhancer', 'pulsar bomb']);
    expect(reactionNow(stops)).toMatchObject({ key: 'reveal' });
    expect(reactionNow(stops)).not.toHaveProperty('nothingLost');
  });
});

describe('taking back', () => {
  test('goes through the passes of standing orders to the own choice', () => {
    const at = host(
      {
        seats: [
          {
            division: 'barracks',
            hand: ['hi-ex grenade', 'hi-ex grenade'],
            troops: ['ranger'],
            enemies: ['gnawer', 'gnawer'],
          },
        ],
      },
      PASSES,
    );
    grenade(at);
    expect(at.session.entries).toHaveLength(2);
    expect(at.news(0).undo).toBe(1);
    at.undo(0);
    expect(at.news(0)).toMatchObject({ undo: 0, ask: { reaction: { key: 'reaction' } } });
    expect(at.news(0).ask?.offers.some(({ words }) => words.includes('Grenade'))).toBe(true);
  });
});

describe('damage that only wounds', () => {
  const hit = (troop: string) =>
    host({
      seats: [
        { division: 'barracks', hand: ['med pack'], troops: [troop], enemies: ['gnawer', 'quill beast'] },
      ],
    });
  const fight = (at: TableHost): void => {
    while (reactionNow(at)?.key === 'reaction') at.choose(0, { do: 'pass' });
  };

  test('is answered by an order of its own', () => {
    const at = hit('ranger');
    fight(at);
    expect(reactionNow(at)).toMatchObject({ key: 'damage', urgent: false });
  });

  test('who lets it pass is still asked when a Troop would die', () => {
    const at = hit('ranger');
    at.setOrders(0, { damage: 'pass', reaction: 'pass' });
    expect(at.news(0).view).toMatchObject({ window: { kind: 'damage', hits: [{ amount: 2 }] } });
    expect(reactionNow(at)).toMatchObject({ key: 'deadly', urgent: true });
  });

  test('who lets it pass is still asked about a blow that does more damage if it hurts', () => {
    const beast = { division: 'barracks', hand: ['med pack'], enemies: ['quill beast'] };
    const at = host({ seats: [{ ...beast, troops: ['ranger', 'militia'] }] });
    at.setOrders(0, { damage: 'pass', reaction: 'pass' });
    expect(reactionNow(at)).toMatchObject({ key: 'spreading', urgent: false });
  });
});
