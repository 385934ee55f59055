// What is told before the first decision, and when the siege is over.
import type { LogLine, SeatPlan } from '@xenotable/kernel';
import type { Briefing, Debrief, NextGame } from '../../table/storyContract.ts';
import type { SeatView, View } from '@xenotable/xenoshyft';
import { DIVISIONS, FOR_SALE, TROOPS, shortName } from '@xenotable/xenoshyft/content';
import { bossCount, siegeOf, suppliedAt } from '@xenotable/xenoshyft/preview';
import { sideOf } from './shared/faces.ts';
import { hit } from './goals.ts';
import { capital } from '../../kit/words.ts';

export { ResultSheet as Report } from './ResultSheet.tsx';

/** XS-ACQ-01 The income of a wave. */
const INCOME = { 1: 1, 2: 3, 3: 6 } as const;

/** What comes with each wave: its rounds, what it pays, and Troops that were not for sale before. */
function waveLines(view: View): string[] {
  let round = 0;
  let best = 0;
  return siegeOf(view.options).waves.map(({ name, zones, supply }, i) => {
    const from = round + 1;
    round += zones.length;
    const troops = FOR_SALE.filter((card) => TROOPS[card].wave > best && TROOPS[card].wave <= supply);
    best = Math.max(best, supply);
    const rounds = from === round ? `Round ${from}` : `Rounds ${from}–${round}`;
    const sold = troops.map((card) => shortName(TROOPS[card].name)).join(', ');
    return `${rounds}: ${name || `Enemies of wave ${i + 1}`}; you receive ${INCOME[supply]} Xenosathem a round${sold === '' ? '' : `; new for sale: ${sold}`}`;
  });
}

/** The story of a siege of one's own comes first. */
const taleOf = ({ options }: View): string =>
  options.scenario === undefined || options.scenario.text === '' ? '' : `${options.scenario.text} `;

/** '3' or '3 to 4' */
function zoneWords(view: View): string {
  const all = siegeOf(view.options).waves.flatMap(({ zones }) => zones);
  const least = Math.min(...all);
  const most = Math.max(...all);
  return least === most ? String(most) : `${least} to ${most}`;
}

/** When Bosses come, if there are any. */
function bossLine(view: View): { text: string; rule: string }[] {
  const { waves } = siegeOf(view.options);
  const having = waves.flatMap((wave, i) => {
    const count = bossCount(wave, view.seats.length);
    return count === 0 ? [] : [{ wave, count, name: `wave ${i + 1}` }];
  });
  const [first] = having;
  if (first === undefined) return [];
  if (having.some(({ count }) => count !== first.count)) {
    const each = having.map(({ count, name }) => `${count} in ${name}`).join(', ');
    return [{ text: `**Bosses** are in the deck: ${each}.`, rule: 'XS-SET-11' }];
  }
  const which = having.length === waves.length ? 'each wave' : having.map(({ name }) => name).join(' and ');
  const late = having.every(({ wave }) => wave.bosses.round === wave.zones.length && wave.bosses.round > 1);
  const one = first.count === 1;
  const who = one ? 'a **Boss**' : `${first.count} **Bosses**`;
  return [
    late
      ? {
          text: `In the last round of ${which} ${who} ${one ? 'joins' : 'join'} the deck.`,
          rule: 'XS-M-GRAD-02',
        }
      : { text: `${capital(who)} ${one ? 'is' : 'are'} in the deck of ${which}.`, rule: 'XS-SET-11' },
  ];
}

/** XS-DIV-01 What a Division can do and from which wave on; what no wave of this siege brings is left out. */
function abilityLines({ options }: View, { division, abilities }: SeatView): string[] {
  if (division === '') return ['The Division is not known yet.'];
  return abilities.flatMap(({ ability, text }) => {
    const at = suppliedAt(options, ability);
    return at < 0 ? [] : [`Wave ${at + 1}: ${text}`];
  });
}

export function briefing(view: View): Briefing<View> {
  const { start } = view.base;
  return {
    length: view.rounds === 1 ? '1 round' : `${view.rounds} rounds`,
    story: `${taleOf(view)}The Hive comes every round with ${zoneWords(view)} cards for each lane, face-down. Your Troops meet them one after the other; what comes through hurts the Base.`,
    you: [
      {
        text: '**Buy**: Xenosathem from your hand pays for Troops and Items. What you buy is in your hand at once.',
        rule: 'XS-ACQ-09',
      },
      {
        text: '**Deploy** up to four Troops, the strongest in front, and give them Equipment.',
        rule: 'XS-DEP-03',
      },
      {
        text: '**React** before a Fight and to damage: grenades, Med Packs, powers of Troops and Division.',
        rule: 'XS-REA-04',
      },
      {
        text: `**Hold out** until the end of round ${view.rounds}.`,
        rule: 'XS-END-02',
        value: `Base ${start}`,
      },
    ],
    them: [
      { text: `The Base has **${hit(start)}**. At 0 all of you have lost.`, rule: 'XS-END-01' },
      { text: 'An Enemy that finds nobody in its lane hits the Base for its **Power**.', rule: 'XS-OVR-05' },
      ...bossLine(view),
    ],
    forces: [
      ...view.seats.map((one) => ({
        name: one.division === '' ? one.name : `${one.name}, ${DIVISIONS[one.division].name}`,
        side: sideOf(one.seat),
        lines: abilityLines(view, one),
      })),
      { name: 'Waves of the Hive', side: 'b' as const, lines: waveLines(view) },
    ],
  };
}

/** Lines of the log that tell of a Troop of ours that fell. */
const FELL = /^(.+) in lane ([A-D]) is killed/;

/** After the training the siege itself; other levels of a siege are offered beside it anyway. */
function nextGames(view: View, seats: readonly SeatPlan[]): NextGame[] {
  const won = (view.over?.winners.length ?? 0) > 0;
  if (view.options.siege !== 'training' || !won) return [];
  return [
    {
      label: 'Siege, Recruit',
      options: { base: 20, items: 'fixed', waves: 'gradual' },
      seats: [...seats],
    },
  ];
}

export function debrief(view: View, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief {
  let when = '';
  const losses: Debrief['losses'][number][] = [];
  for (const line of lines) {
    if (line.section) when = line.section;
    const [, name, lane] = FELL.exec(line.words) ?? [];
    // A Troop that the Hive had converted falls as an Enemy.
    if (name === undefined || lane === undefined || line.by === undefined || line.rule === 'XS-DMG-06')
      continue;
    losses.push({ name, side: sideOf(line.by), how: `fell in lane ${lane}`, when: when.toLowerCase() });
  }
  const sum = (key: 'kills' | 'bought' | 'overruns'): string =>
    String(view.seats.reduce((all, one) => all + one.tally[key], 0));
  return {
    points: [
      { words: 'Base', value: `${view.base.now} of ${view.base.start}` },
      {
        words: 'Rounds held',
        value: `${(view.over?.winners.length ?? 0) > 0 ? view.round : view.round - 1} of ${view.rounds}`,
      },
      { words: 'Enemies killed', value: sum('kills') },
      { words: 'Cards bought', value: sum('bought') },
      { words: 'Lanes overrun', value: sum('overruns') },
    ],
    losses,
    lost: losses.length === 1 ? 'Troop lost' : 'Troops lost',
    next: nextGames(view, seats),
  };
}
