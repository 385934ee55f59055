// Whether a goal can still be reached, by what everybody at the table knows: lists of nodes that lie ahead may hold anything.
import { sheetHere } from './book/nodes.ts';
import { SURVIVOR, THE_UNKNOWN, isBystander, kindNumber } from './content/cards.ts';
import { type Feat, type Goal, isDone, rescued } from './content/goals.ts';
import type { Deeds, MissionNode } from './content/mission.ts';
import type { Position } from './table.ts';

/** EW-TXT-04 What a survivor may bring. */
const GIFT = 3;

interface Outlook {
  deeds: Deeds;
  /** Cards of the present fight. */
  cards: readonly number[];
  /** Those that have just left it: a survivor's gift may still be open. */
  leaving: readonly number[];
  /** The number of the node that is under way or was the last, and the nodes that lie ahead of it. */
  here: number;
  ahead: readonly MissionNode[];
}

/** A node that was reached lies ahead until its fight begins, or until it ends: its cards are dealt a moment later. */
function lastBegun({ mission, combat }: Position): number {
  const begun = combat !== null || (mission.deeds.ends[mission.node - 1] ?? '') !== '';
  return begun ? mission.node : mission.node - 1;
}

function outlookOf(w: Position): Outlook {
  const { mission, options, combat } = w;
  const here = lastBegun(w);
  return {
    deeds: { ...mission.deeds, ammoLeft: mission.ammo },
    cards: combat?.cards.map((one) => one.card) ?? [],
    leaving: combat?.slots.flatMap(({ card }) => (combat.removed.includes(card) ? [card] : [])) ?? [],
    here,
    ahead: sheetHere({ mission, options }).nodes.filter((_node, i) => i >= here),
  };
}

const count = (cards: readonly number[], test: (card: number) => boolean): number =>
  cards.filter(test).length;

/** EW-M-COM-03 The unknown extra may be a Civilian. */
const mayBeBystander = (card: number): boolean => isBystander(card) || card === THE_UNKNOWN;

/** Bystanders who may still be rescued at a node, or anywhere. */
function toRescue({ cards, here, ahead }: Outlook, node: number | undefined): number {
  if (node === undefined && ahead.some(({ kind }) => kind === 'combat')) return Infinity;
  if (node !== undefined && node > here) return Infinity;
  return node === undefined || node === here ? count(cards, mayBeBystander) : 0;
}

/** AMMO that may still be found. */
function toFind({ cards, leaving, ahead }: Outlook): number {
  const stores = ahead.some((node) => node.kind === 'combat' || ('ammo' in node && node.ammo !== undefined));
  return stores ? Infinity : GIFT * count([...cards, ...leaving], (card) => kindNumber(card) === SURVIVOR);
}

/** Somebody who was met is neither rescued nor here any more. */
const isSomebodyGone = ({ deeds, cards }: Outlook): boolean =>
  deeds.bystandersMet > rescued(deeds) + count(cards, isBystander);

function isOutOfReach(feat: Feat, outlook: Outlook): boolean {
  const { deeds, cards, ahead } = outlook;
  if (feat.is === 'all rescued') return isSomebodyGone(outlook);
  if (isDone(feat, deeds)) return false;
  switch (feat.is) {
    case 'held':
    case 'reached':
    case 'brought down':
      return (deeds.ends[feat.node - 1] ?? '') !== '';
    case 'killed':
      return cards.length === 0 && !ahead.some(({ kind }) => kind === 'combat');
    case 'rescued':
      return rescued(deeds, feat.node) + toRescue(outlook, feat.node) < feat.least;
    case 'AMMO left':
      return deeds.ammoLeft + toFind(outlook) < feat.least;
    case 'implanted':
    case 'fire clock':
      return false;
    default:
      return true;
  }
}

/** None of its scores can give anything any more. */
export function isGone(goal: Goal, w: Position): boolean {
  const outlook = outlookOf(w);
  return goal.scores.every((score) => {
    if ('when' in score) return score.when.some((feat) => isOutOfReach(feat, outlook));
    const one: Feat =
      score.each === 'killed'
        ? { is: 'killed', kind: score.kind, least: 1 }
        : { is: 'rescued', least: 1, ...(score.node !== undefined && { node: score.node }) };
    return isOutOfReach(one, outlook);
  });
}
