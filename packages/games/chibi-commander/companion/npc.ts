// One activation of the automaton: its priority list (CC-NPC-06), line by line, with the people's eyes.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Sheet, goTo, plainSheet } from '@xenotable/kernel/companion';
import { typeOf } from '../content/units.ts';
import { attackFrame, chainOf } from './attack.ts';
import { type Play, chapter, question } from './chapter.ts';
import { type BlipTable, type Figure, enemiesOf, figureOf, missing } from './table.ts';
import { fields, figureAnswers, pointsOf, subjectOf } from './words.ts';

interface Acting {
  figure: number;
  left: number;
  /** Chains that reach nobody in this activation. */
  out: number[];
  /** The chain that is being asked about. */
  chain: number;
}

export const npcFrame = (figure: Figure, left = 2): Bookmark & Acting =>
  npc.begin({ figure: figure.id, left, out: [], chain: -1 });

/** CC-NPC-09 CC-NPC-10 CC-NPC-23 CC-NPC-25 The next attack of the card to look at: PSI, long ones, then the others in reading order. */
function nextChain(w: BlipTable, f: Acting): number | null {
  const figure = figureOf(w, f.figure);
  const { chains } = typeOf(figure.type);
  const order = chains
    .map((chain, at) => ({ chain, at }))
    .filter(({ chain, at }) => {
      if (f.out.includes(at) || chain.deed === 'heal' || chain.deed === 'none') return false;
      return !chain.long || f.left >= 2;
    })
    .sort(
      (a, b) =>
        Number(b.chain.deed === 'mind') - Number(a.chain.deed === 'mind') ||
        Number(b.chain.long) - Number(a.chain.long) ||
        a.at - b.at,
    );
  return order[0]?.at ?? null;
}

const healChain = (figure: Figure): number =>
  typeOf(figure.type).chains.findIndex((chain) => chain.deed === 'heal');

/** CC-NPC-14 */
const reachWords = (figure: Figure, at: number): string => {
  const { move, range } = chainOf(figure, at);
  const how = range === 0 ? 'is adjacent' : `is in sight within ${fields(3 * range)}`;
  return move > 0 ? `${how} after a move of up to ${fields(move)}` : how;
};

function attackSheet(w: BlipTable, f: Acting): Sheet | null {
  const figure = figureOf(w, f.figure);
  const at = nextChain(w, f);
  const enemies = enemiesOf(w, figure).filter(({ state }) => state === 'awake');
  if (at === null || f.left <= 0 || figure.state !== 'awake' || enemies.length === 0) return null;
  const chain = chainOf(figure, at);
  return plainSheet(
    {
      key: 'target',
      title: `Who is the nearest that ${reachWords(figure, at)}?`,
      look: 'buttons',
      answers: [
        ...figureAnswers(enemies),
        { value: 'other', label: 'A civilian or an animal', detail: 'you resolve it' },
        { value: 'none', label: 'Nobody' },
      ],
    },
    {
      rule: 'CC-NPC-14',
      subject: subjectOf(figure),
      act: {
        words:
          chain.deed === 'mind'
            ? 'PSI comes first.'
            : chain.long
              ? 'A long attack, if it can.'
              : 'It attacks, if it can.',
        why: `${chain.text}: the first line of its list that fits.`,
        rule: chain.deed === 'mind' ? 'CC-NPC-25' : chain.long ? 'CC-NPC-09' : 'CC-NPC-10',
      },
    },
  );
}

export const npc = chapter<Acting>('npc')
  .shows('figure', 'left', 'out', 'chain')
  .steps({
    begin: {
      run({ w }, f) {
        const figure = figureOf(w, f.figure);
        figure.acted = true;
        w.excess = [];
        w.trail = [{ label: 'Acts', value: figure.name }];
      },
    },
    /** CC-NPC-07 It heals itself from two lost hearts on; CC-MODE-09 a BERSERKER never does. */
    heal: question({
      rule: 'CC-NPC-07',
      sheet(w, f: Acting) {
        const figure = figureOf(w, f.figure);
        const at = healChain(figure);
        if (
          at < 0 ||
          missing(figure) < 2 ||
          f.left <= 0 ||
          figure.mode === 'BERSERKER' ||
          figure.state !== 'awake'
        )
          return null;
        return plainSheet(
          {
            key: 'heal',
            title: `${figure.name} heals itself`,
            look: 'buttons',
            answers: [{ value: 'roll', label: 'Roll for it' }],
          },
          {
            rule: 'CC-NPC-07',
            subject: subjectOf(figure),
            act: { words: 'It has lost two hearts or more.', rule: 'CC-NPC-07' },
            button: 'Roll your dice',
            throws: () => [{ label: 'Healing', dice: chainOf(figure, at).dice, sides: 6, rule: 'CC-NPC-07' }],
          },
        );
      },
      take(play, f) {
        const figure = figureOf(play.w, f.figure);
        f.left--;
        heals(play, figure, chainOf(figure, healChain(figure)).dice);
        return 'again';
      },
    }),
    /** CC-NPC-09 to CC-NPC-14, CC-NPC-25 The people name the nearest target in range of the first attack that fits. */
    attack: question({
      rule: 'CC-CMP-04',
      sheet: attackSheet,
      take(play, f, { target }) {
        const { w } = play;
        const figure = figureOf(w, f.figure);
        const at = nextChain(w, f);
        applies('CC-CMP-04');
        if (at === null) return goTo('move');
        if (target === 'none') {
          f.out.push(at);
          return goTo('attack');
        }
        const chain = chainOf(figure, at);
        applies(chain.long ? 'CC-NPC-09' : 'CC-NPC-10');
        f.left -= chain.long ? 2 : 1;
        if (target === 'other') return goTo('again');
        const victim = figureOf(w, Number(target));
        if (chain.deed === 'mind') {
          const dice = play.rolls(chain.dice, 6, 'CC-NPC-25');
          play.tell?.({ type: 'mind thrown', figure: figure.name, at: victim.name, dice }, 'CC-NPC-25');
          return goTo('again');
        }
        return { call: attackFrame(figure, victim, at), then: 'again' };
      },
      after: () => goTo('move'),
    }),
    again: {
      run(_play, f) {
        f.out = [];
        return goTo('heal');
      },
    },
    /** CC-NPC-11 CC-NPC-16 CC-NPC-17 */
    move: question({
      rule: 'CC-NPC-11',
      sheet(w, f: Acting) {
        const figure = figureOf(w, f.figure);
        if (f.left <= 0 || figure.state !== 'awake') return null;
        const { move, chains } = typeOf(figure.type);
        const ranges = chains
          .filter(({ deed }) => deed === 'attack' || deed === 'blast')
          .map(({ range }) => range);
        const stop = ranges.length === 0 || ranges.includes(0) ? 1 : 2 * Math.min(...ranges);
        return plainSheet(
          {
            key: 'moved',
            title: 'Is that done?',
            look: 'buttons',
            answers: [
              { value: 'yes', label: 'It has moved' },
              { value: 'no', label: 'It is near enough, or cannot', detail: 'it stays' },
            ],
          },
          {
            rule: 'CC-NPC-11',
            subject: subjectOf(figure),
            act: {
              words: `Move it up to ${fields(move)} towards the nearest target, not nearer than ${stop}.`,
              why: 'By the shortest way; among places as near it prefers cover.',
              rule: 'CC-NPC-16',
            },
          },
        );
      },
      take(play, f, { moved }) {
        const figure = figureOf(play.w, f.figure);
        f.left--;
        f.out = [];
        if (moved !== 'yes') {
          f.left = 0;
          return goTo('heal');
        }
        play.tell?.(
          { type: 'moved as told', what: figure.name, words: 'towards the nearest target' },
          'CC-NPC-11',
        );
        return goTo('heal');
      },
      after: () => 'done' as const,
    }),
  });

/** CC-HEAL-02 Hearts come back, at most to the full number. */
export function heals(play: Play, figure: Figure, count: number): void {
  const dice = play.rolls(count, 6, 'CC-HEAL-02');
  const hearts = Math.min(missing(figure), pointsOf(dice));
  figure.hearts += hearts;
  play.tell?.({ type: 'healed', figure: figure.name, dice, hearts }, 'CC-HEAL-02');
  // CC-HEAL-03 A lying unit that regains a heart wakes.
  if (figure.state === 'coma' && figure.hearts > 0) figure.state = 'awake';
}
