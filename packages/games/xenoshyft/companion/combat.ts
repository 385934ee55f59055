// The combat of one lane (XS-HIVE-02 to XS-HIVE-08): the app turns cards up and computes, the people say who stands in Zone 1.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Answer, type Question, type Sheet, combinations, goTo } from '@xenotable/kernel/companion';
import { ENEMIES, type EnemyId } from '../content/enemies.ts';
import { type Play, chapter, question } from './chapter.ts';
import { fightOut, fightWords } from './fight.ts';
import { turnUp } from './hive.ts';
import { nameOf } from './keeping.ts';
import type { HiveTable, LaneEnemy } from './table.ts';

interface Combat {
  lane: number;
  /** The Enemy at the front was turned up and asked about. */
  ready: boolean;
  /** XS-FGT-15 It fights the Last Troop. */
  stalemates: number;
}

export const combatFrame = (lane: number): Bookmark & Combat =>
  combat.begin({ lane, ready: false, stalemates: 0 });

const laneOf = (w: HiveTable, f: Combat): LaneEnemy[] => {
  const lane = w.lanes[f.lane];
  if (lane === undefined) throw new Error(`there is no lane ${f.lane}`);
  return lane;
};

type Known = LaneEnemy & { card: EnemyId };
const isKnown = (enemy: LaneEnemy | undefined): enemy is Known => enemy !== undefined && enemy.card !== '';

/** The Enemy at the front of a lane, face-up. */
const frontOf = (w: HiveTable, f: Combat): Known | null => {
  const front = laneOf(w, f)[0];
  return isKnown(front) ? front : null;
};

const subjectOf = (f: Combat, enemy: Known): Sheet['subject'] => {
  const { name, power, hp, rule } = ENEMIES[enemy.card];
  return {
    name,
    detail: `Power ${power} · ${hp - enemy.damage} of ${hp} Hit Points · lane ${f.lane + 1}`,
    side: 'automaton',
    letter: name.charAt(0),
    rule,
  };
};

const numbers = (least: number, most: number): Answer[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({
    value: String(least + i),
    label: String(least + i),
  }));

const STANDS: readonly (Answer & { says: string; rule: string })[] = [
  { value: 'troop', label: 'A Troop faces it', says: 'They fight.', rule: 'XS-FGT-01' },
  { value: 'nobody', label: 'Nobody is in the lane', says: 'It overruns the lane.', rule: 'XS-OVR-05' },
  {
    value: 'killed',
    label: 'It was killed before the fight',
    says: 'It goes to the discard.',
    rule: 'XS-REV-10',
  },
  {
    value: 'left',
    label: 'It has left the lane',
    says: 'It goes to the discard, not killed.',
    rule: 'XS-REV-10',
  },
  { value: 'back', label: 'It was moved to the back', says: 'The next Enemy comes.', rule: 'XS-REV-11' },
  {
    value: 'more',
    label: 'Its effect adds an Enemy',
    says: 'One more lies face-down behind it.',
    rule: 'XS-CRD-23',
  },
];

/** XS-REV-02 XS-REA-01 After the card's effect and everybody's reactions. */
function standsSheet(w: HiveTable, f: Combat): Sheet | null {
  const enemy = frontOf(w, f);
  if (enemy === null || f.ready) return null;
  const { name, hp, text, undermine, power, breach } = ENEMIES[enemy.card];
  const left = hp - enemy.damage;
  const questions: Question[] = [
    {
      key: 'stands',
      title: undermine ? 'Who is the Last Troop of the lane?' : 'Who is in Troop Zone 1 now?',
      look: 'buttons',
      answers: STANDS.map(({ value, label }) =>
        value === 'nobody' ? { value, label, detail: `Base −${power + breach}` } : { value, label },
      ),
    },
    ...(left > 1
      ? [
          {
            key: 'damage',
            title: `Damage that ${name} has just taken`,
            look: 'numbers' as const,
            answers: numbers(0, left - 1),
            usual: '0',
          },
        ]
      : []),
  ];
  return {
    subject: subjectOf(f, enemy),
    act: {
      words: text === '' ? `${name}: no effect. Everybody may react.` : `${name}: ${text}`,
      why: 'Carry out its effect, then everybody may react.',
      rule: ENEMIES[enemy.card].rule,
    },
    questions,
    outlooks: combinations(questions).map((answers) => {
      const one = STANDS.find(({ value }) => value === answers['stands']);
      return {
        answers,
        sentence: one?.says ?? '',
        rule: one?.rule ?? 'XS-REV-10',
        button: 'Go on',
        throws: [],
      };
    }),
  };
}

const POWERS = numbers(0, 14);
const HIT_POINTS = numbers(1, 16);

function fightSheet(w: HiveTable, f: Combat): Sheet | null {
  const enemy = frontOf(w, f);
  if (enemy === null) return null;
  const questions: Question[] = [
    { key: 'power', title: 'Power of your Troop, with all it carries', look: 'numbers', answers: POWERS },
    { key: 'hp', title: 'Hit Points that it has left', look: 'numbers', answers: HIT_POINTS },
  ];
  return {
    subject: subjectOf(f, enemy),
    act: { words: 'They fight until one is dead.', rule: 'XS-FGT-06' },
    questions,
    outlooks: combinations(questions).map((answers) => ({
      answers,
      sentence: fightWords(
        ENEMIES[enemy.card].name,
        fightOut(enemy, Number(answers['power']), Number(answers['hp'])),
      ),
      rule: 'XS-FGT-03',
      button: 'That is done',
      throws: [],
    })),
  };
}

export const combat = chapter<Combat>('combat')
  .shows('lane', 'ready', 'stalemates')
  .steps({
    /** XS-REV-01 The front card is turned up. */
    reveal: {
      run(play, f) {
        const { w } = play;
        const lane = laneOf(w, f);
        const front = lane[0];
        w.trail = [];
        f.ready = false;
        if (front === undefined) {
          play.tell?.({ type: 'lane held', lane: f.lane + 1 }, 'XS-AFT-01');
          return 'done';
        }
        if (front.card !== '') return;
        front.card = turnUp(play);
        const { name, power, hp } = ENEMIES[front.card];
        play.tell?.({ type: 'enemy revealed', lane: f.lane + 1, enemy: name, power, hp }, 'XS-REV-01');
      },
    },
    stands: question({
      rule: 'XS-CMP-03',
      sheet: standsSheet,
      trail: (w, f, { stands }) => ({
        label: nameOf(laneOf(w, f)[0] ?? { card: '', damage: 0 }),
        value: stands ?? '',
      }),
      take(play, f, { stands, damage }) {
        const { w } = play;
        const enemy = frontOf(w, f);
        if (enemy === null) return { goTo: 'reveal' };
        hurt(play, f, enemy, Number(damage ?? 0));
        switch (stands) {
          case 'nobody':
            overrun(play, f, enemy);
            return { goTo: 'reveal' };
          case 'killed':
          case 'left':
            leave(play, f, enemy, stands === 'killed');
            return { goTo: 'reveal' };
          case 'back':
            laneOf(w, f).push(...laneOf(w, f).splice(0, 1));
            play.tell?.({ type: 'enemy moves back', lane: f.lane + 1, enemy: nameOf(enemy) }, 'XS-REV-11');
            return { goTo: 'reveal' };
          case 'more':
            laneOf(w, f).push({ card: '', damage: 0 });
            play.tell?.({ type: 'enemy joins', lane: f.lane + 1 }, 'XS-CRD-23');
            return 'again';
          default:
            f.ready = true;
        }
      },
      after: () => goTo('fight'),
    }),
    /** XS-FGT-03 XS-CMP-04 */
    fight: question({
      rule: 'XS-CMP-04',
      sheet: fightSheet,
      take(play, f, { power, hp }) {
        const { w } = play;
        const enemy = frontOf(w, f);
        f.ready = false;
        if (enemy === null) return { goTo: 'reveal' };
        const result = fightOut(enemy, Number(power), Number(hp));
        const lane = f.lane + 1;
        if (result.stalemate) {
          play.tell?.({ type: 'stalemate', lane, enemy: nameOf(enemy) }, 'XS-FGT-13');
          return { goTo: 'reveal' };
        }
        if (result.toTroop > 0)
          play.tell?.(
            {
              type: 'troop hurt',
              lane,
              by: nameOf(enemy),
              damage: result.toTroop,
              killed: result.troopDies,
            },
            'XS-FGT-18',
          );
        if (result.enemyDies) leave(play, f, enemy, true);
        else hurt(play, f, enemy, result.toEnemy);
        return { goTo: 'reveal' };
      },
      after: () => goTo('reveal'),
    }),
  });

function hurt(play: Play, f: Combat, enemy: Known, damage: number): void {
  if (damage === 0) return;
  enemy.damage += damage;
  play.tell?.(
    {
      type: 'enemy hurt',
      lane: f.lane + 1,
      enemy: nameOf(enemy),
      damage,
      left: ENEMIES[enemy.card].hp - enemy.damage,
    },
    'XS-ADV-05',
  );
}

/** The card goes to the Encounter discard. */
function leave(play: Play, f: Combat, enemy: Known, killed: boolean): void {
  const { w } = play;
  laneOf(w, f).shift();
  w.discard.push(enemy.card);
  if (killed) w.kills++;
  play.tell?.(
    { type: 'enemy leaves', lane: f.lane + 1, enemy: nameOf(enemy), killed },
    killed ? 'XS-FGT-18' : 'XS-REV-10',
  );
}

/** XS-OVR-05 XS-OVR-09 XS-END-01 Damage to the Base; the Enemy is discarded, not killed. */
function overrun(play: Play, f: Combat, enemy: Known): void {
  const { w } = play;
  const { name, power, breach } = ENEMIES[enemy.card];
  w.base -= power + breach;
  w.overruns++;
  laneOf(w, f).shift();
  w.discard.push(enemy.card);
  applies('XS-OVR-09');
  play.tell?.(
    { type: 'base hit', enemy: name, damage: power + breach, left: Math.max(0, w.base) },
    'XS-OVR-05',
  );
  if (w.base <= 0) play.end({ winners: [], rule: 'XS-END-01', why: 'the Base has fallen' });
}
