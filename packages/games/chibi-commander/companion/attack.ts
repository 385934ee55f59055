// One attack: distance and cover are asked, range and damage dice are typed in one go.
import { type Bookmark, applies, itemAt } from '@xenotable/kernel';
import { type Question, type Sheet, type Throw, combinations } from '@xenotable/kernel/companion';
import type { Chain } from '../content/card.ts';
import { typeOf } from '../content/units.ts';
import { type Play, chapter, question } from './chapter.ts';
import { type BlipTable, type Figure, figureOf } from './table.ts';
import { fields, hitChance, isHit, pointsOf, subjectOf } from './words.ts';

interface Attacking {
  by: number;
  at: number;
  /** The chain, by its place on the card. */
  chain: number;
  /** Attacks that are still to come: two for a double action. */
  left: number;
}

export const attackFrame = (by: Figure, at: Figure, chain: number): Bookmark & Attacking =>
  attack.begin({
    by: by.id,
    at: at.id,
    chain,
    left: chainOf(by, chain).twice ? 2 : 1,
  });

export const chainOf = (figure: Figure, chain: number): Chain => itemAt(typeOf(figure.type).chains, chain);

const DISTANCES = 12;

function throwsFor({ range, dice }: Chain, at: Figure, far: number, cover: boolean): Throw[] {
  const { armor } = typeOf(at.type);
  const less = armor + (cover ? 1 : 0);
  const hit: Throw =
    range === 0
      ? {
          label: 'Melee',
          dice: 1,
          sides: 6,
          need: { atLeast: 2 },
          means: 'hits',
          rule: 'CC-HIT-06',
        }
      : {
          label: 'Range',
          dice: range,
          sides: 6,
          need: { atLeast: far + 1, ones: far >= 2 * range ? 'nothing' : 'spoil' },
          means: 'hits',
          unmet: 'It misses.',
          ends: 'unmet',
          chance: hitChance(range, far),
          rule: 'CC-HIT-03',
        };
  return [
    hit,
    {
      label: `Damage${less > 0 ? `, less ${less}` : ''}; 3 and 4 count 1, 5 and 6 count 2`,
      dice,
      sides: 6,
      rule: 'CC-DMG-01',
    },
  ].slice(0, range === 0 ? 1 : 2);
}

function sheetFor(w: BlipTable, f: Attacking): Sheet | null {
  const by = figureOf(w, f.by);
  const at = figureOf(w, f.at);
  if (f.left <= 0 || by.state !== 'awake' || (at.state !== 'awake' && at.state !== 'coma')) return null;
  const chain = chainOf(by, f.chain);
  const melee = chain.range === 0;
  const far: Question = {
    key: 'far',
    title: melee ? `Is ${at.name} on an adjacent field?` : `How many fields is it to ${at.name}?`,
    look: melee ? 'buttons' : 'numbers',
    answers: melee
      ? [
          { value: '1', label: 'Yes' },
          { value: 'none', label: 'No', detail: 'no blow' },
        ]
      : [
          ...Array.from({ length: Math.min(DISTANCES, 6 * chain.range - 1) }, (_, i) => ({
            value: String(i + 1),
            label: String(i + 1),
          })),
          { value: 'none', label: 'No line' },
        ],
  };
  const cover: Question = {
    key: 'cover',
    title: `Is ${at.name} in cover from there?`,
    look: 'segments',
    unless: { key: 'far', is: ['none'] },
    answers: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes, −1 damage' },
    ],
  };
  const questions = melee ? [far] : [far, cover];
  return {
    subject: subjectOf(by),
    act: { words: `${by.name} attacks ${at.name}.`, rule: 'CC-HIT-01' },
    questions,
    outlooks: combinations(questions).map((answers) => {
      if (answers['far'] === 'none')
        return {
          answers,
          note: 'no shot',
          sentence: 'It cannot attack from there.',
          rule: 'CC-HIT-01',
          button: 'Go on',
          throws: [],
        };
      const distance = Number(answers['far']);
      const chance = `${Math.round(100 * hitChance(chain.range, distance))} %`;
      return {
        answers,
        value: chance,
        sentence: melee
          ? `It hits with 2 or more, and may try twice: ${chance}.`
          : `It hits with more than ${fields(distance)}: ${chance}.`,
        rule: melee ? 'CC-HIT-06' : 'CC-HIT-03',
        button: 'Roll your dice',
        throws: throwsFor(chain, at, distance, answers['cover'] === 'yes'),
      };
    }),
  };
}

export const attack = chapter<Attacking>('attack')
  .shows('by', 'at', 'chain', 'left')
  .steps({
    measure: question({
      rule: 'CC-CMP-02',
      sheet: sheetFor,
      trail: (w, f, { far }) => ({
        label: figureOf(w, f.at).name,
        value: far === 'none' ? 'no line' : fields(Number(far)),
      }),
      take(play, f, { far, cover }) {
        const { w } = play;
        f.left--;
        if (far === 'none') return 'again';
        strike(play, figureOf(w, f.by), figureOf(w, f.at), chainOf(figureOf(w, f.by), f.chain), {
          far: Number(far),
          cover: cover === 'yes',
        });
        return 'again';
      },
    }),
  });

interface Measured {
  far: number;
  cover: boolean;
}

/** CC-HIT-02 CC-HIT-06 CC-HIT-07 The throw; a missed blow is repeated once. */
function strike(play: Play, by: Figure, at: Figure, chain: Chain, { far, cover }: Measured): void {
  const melee = chain.range === 0;
  let dice = play.rolls(melee ? 1 : chain.range, 6, melee ? 'CC-HIT-06' : 'CC-HIT-02');
  const hits = (): boolean => (melee ? !dice.includes(1) : isHit(chain.range, far, dice));
  if (melee && !hits()) {
    applies('CC-HIT-07');
    dice = play.rolls(1, 6, 'CC-HIT-07');
  }
  const hit = hits();
  if (far >= 2 * chain.range && !melee) applies('CC-HIT-04');
  play.tell?.(
    { type: 'strikes', figure: by.name, at: at.name, dice, far, hit },
    melee ? 'CC-HIT-06' : 'CC-HIT-03',
  );
  if (hit) harm(play, at, play.rolls(chain.dice, 6, 'CC-DMG-01'), cover, far);
}

/** CC-DMG-03 CC-WND-01 CC-WND-02 Damage less armor and cover takes hearts; two points beyond the last one kill. */
export function harm(play: Play, at: Figure, dice: number[], cover: boolean, far: number): void {
  const { w } = play;
  // CC-WND-07 The armor of a lying unit is ignored from an adjacent field.
  const armor = at.state === 'coma' && far <= 1 ? 0 : typeOf(at.type).armor;
  applies('CC-GEN-19');
  const points = Math.max(0, pointsOf(dice) - armor - (cover ? 1 : 0));
  if (cover) applies('CC-COV-01');
  const lost = Math.min(points, at.hearts);
  at.hearts -= lost;
  play.tell?.(
    {
      type: 'hearts lost',
      figure: at.name,
      dice,
      armor: armor + (cover ? 1 : 0),
      points: lost,
      left: at.hearts,
    },
    'CC-DMG-03',
  );
  if (at.hearts > 0) return;
  if (at.state === 'awake') {
    at.state = 'coma';
    play.tell?.({ type: 'in coma', figure: at.name }, 'CC-WND-01');
  }
  const kept = w.excess.find(({ id }) => id === at.id);
  const beyond = (kept?.points ?? 0) + points - lost;
  w.excess = [...w.excess.filter(({ id }) => id !== at.id), { id: at.id, points: beyond }];
  if (beyond < 2) return;
  at.state = 'dead';
  play.tell?.({ type: 'killed', figure: at.name }, 'CC-WND-02');
}
