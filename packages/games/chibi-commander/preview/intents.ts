// What the automaton is going to do if nothing changes: its next turn is played by its own rules on a copy of the table, with every throw of its dice failing.
import {
  type Bookmark,
  type Chance,
  type Intent,
  Playing,
  type RuleId,
  type ThingId,
  answer,
  questionOf,
  run,
  seatsOf,
  top,
} from '@xenotable/kernel';
import { book } from '../book/index.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { hitChance, strike } from '../book/fight/strike.ts';
import { turn } from '../book/turn.ts';
import { provoke } from '../book/blips/blips.ts';
import { card, isPerson, unitOf } from '../book/who.ts';
import { sideOf } from '../content/units.ts';
import { copy } from '../copy.ts';
import type { Happening } from '../happenings.ts';
import { blipName, nameOf } from '../names.ts';
import { cellName } from '../places.ts';
import { type BlipId, type Cell, NONE, type Table, type UnitId } from '../table.ts';
import { blipThing, cellThing, unitThing } from '../things.ts';
import type { View } from '../view.ts';
import { type Attack, type End, endOf, hurtChance } from './blows.ts';
import { couldBe } from './pools.ts';
import { tableOf } from './table.ts';

/** What is announced for one target: what the act itself does to it, and all acts up to it together. */
export interface Harm {
  target: ThingId;
  alone: End;
  sum: End;
}

/** An intent with what it does to each whom it attacks. */
export interface Announced extends Intent {
  harms?: readonly Harm[];
  /** The chance that it still stands to do so, if it is attacked before; `hurt` and `harms` are weighed by it. */
  stands?: number;
}

/** Enough was seen: the turn of the automaton is over. */
class Over extends Error {}

/** Dice that change nothing: nobody is hit, wakes or wanders. */
const failing: Chance = {
  roll: (_sides, why) => (why === 'CC-EXP-08' || why === 'CC-MODE-05' ? 6 : 1),
  pick: (weights) => weights.findIndex((weight) => weight > 0),
};

/** More questions than any turn of the automaton puts, and more Blips than it has. */
const MOST = 200;

/** Nobody knows what an unknown Blip is: here each of them is nothing, so that no draw is told as a fact. */
function hideAll(w: Table): void {
  for (const pool of w.pools) pool.blips = { top: [], kinds: ['Ghost'], left: [MOST], bottom: [] };
}

/** 'turns up: 56 % a unit, which acts', from what an unknown Blip can be. CC-NPC-19 A unit keeps its second action. */
function turnsUp(view: View, id: BlipId): string {
  const blip = view.blips.find((one) => one.id === id);
  const could = blip === undefined ? [] : couldBe(view, blip);
  if (could.length === 0) return 'turns up';
  const ghost = could.find(({ what }) => what === 'Ghost')?.chance ?? 0;
  const [only] = could;
  if (could.length === 1 && only !== undefined)
    return `turns up: ${only.what}${ghost === 0 ? ', which acts' : ''}`;
  return ghost === 0
    ? 'turns up for certain, and acts'
    : `turns up: ${Math.round(100 * (1 - ghost))}\u00a0% a unit, which acts`;
}

/** One activation as it is watched. */
interface Watched extends Intent {
  path: string[];
  attacks: Map<UnitId, Attack[]>;
  parts: string[];
}

/** A unit that was attacked before: it still stands, or lies there, or is gone. */
export interface Struck {
  unit: UnitId;
  how: 'stands' | 'coma' | 'dead';
}

/** A unit on another field than now, perhaps after an attack from there. */
export interface Moved {
  unit: UnitId;
  cell: Cell;
  struck?: Struck;
}

/** CC-MODE-01 Who was attacked is awake, if it does not lie in coma. */
function strikeDown(w: Table, { unit: id, how }: Struck): void {
  const unit = unitOf(w, id);
  provoke(unit);
  if (how === 'stands') return;
  unit.coma = true;
  unit.lost = card(unit).hearts;
  if (how === 'coma') return;
  unit.cell = NONE;
  unit.fate = 'dead';
}

/** The table at the end of the people's turn, or in the automaton's turn as it is. */
function before(view: View, moved: Moved | null): Table | null {
  const army = view.armies.find((one) => one.seat < 0);
  if (army === undefined || view.round === 0 || view.over !== null || view.page !== null) return null;
  const w = copy(tableOf(view));
  if (moved !== null) {
    const unit = unitOf(w, moved.unit);
    unit.cell = moved.cell;
    unit.fate = '';
    if (moved.struck !== undefined) strikeDown(w, moved.struck);
  }
  const at = w.flow.findLastIndex((f) => turn.has(f));
  const open = w.flow[at];
  if (open === undefined || !turn.has(open)) return null;
  if (sideOf(open.faction) === army.side) return w;
  // What people have begun counts as done.
  const flow: Bookmark[] = w.flow.slice(0, at);
  flow.push(turn.begin({ faction: open.faction, ended: [] }, 'end'));
  w.flow = flow;
  return w;
}

const thingOf = (what: { unit: UnitId } | { blip: number }): string =>
  'blip' in what ? blipThing(what.blip) : unitThing(what.unit);

/** Listens to the turn and keeps what each does. */
class Watch {
  readonly acts: Watched[] = [];
  private readonly view: View;
  private readonly side: string;
  private started = false;

  constructor(view: View, side: string) {
    this.view = view;
    this.side = side;
  }

  hear(w: Table, what: Happening, rule: RuleId): void {
    if (what.type === 'round' || what.type === 'mission over') throw new Over();
    if (what.type === 'turn') {
      if (sideOf(what.faction) === this.side) this.started = true;
      else if (this.started) throw new Over();
      return;
    }
    if (what.type === 'activated' || what.type === 'blip activated') return this.begin(what, rule);
    const act = this.acts.at(-1);
    if (act !== undefined) this.add(act, w, what, rule);
  }

  private begin(what: Extract<Happening, { type: 'activated' | 'blip activated' }>, rule: RuleId): void {
    const die = what.mode === 'COLD' || what.mode === 'WALKING';
    this.acts.push({
      who: thingOf(what),
      order: this.acts.length + 1,
      words: '',
      rule,
      certain: die ? 'die' : 'yes',
      path: [],
      attacks: new Map(),
      parts: what.mode === 'WALKING' ? ['walks at random'] : [],
      ...(what.mode === 'COLD' && {
        ways: [
          { words: 'sleeps on', chance: 5 / 6 },
          { words: 'wakes and acts', chance: 1 / 6 },
        ],
      }),
    });
  }

  private add(act: Watched, w: Table, what: Happening, rule: RuleId): void {
    switch (what.type) {
      case 'walked':
        act.path.push(...(what.path ?? [what.to]).map(cellThing));
        act.end = cellThing(what.to);
        act.rule = rule;
        if ('blip' in what) act.parts.push(`creeps to ${cellName(what.to)}`);
        else act.parts.push(`walks to ${cellName(what.to)}`);
        return;
      case 'teleported':
        act.end = cellThing(what.to);
        act.parts.push(`teleports to ${cellName(what.to)}`);
        return;
      case 'attacked':
        act.rule = rule;
        this.attack(act, w, what);
        return;
      case 'heals':
        act.target ??= unitThing(what.target);
        act.parts.push(`heals ${nameOf(this.view, what.target)}`);
        return;
      case 'PSI throw':
        act.target ??= unitThing(what.victim);
        act.parts.push(`attacks the mind of ${nameOf(this.view, what.victim)}`);
        return;
      case 'blip spotted':
      case 'ghost vanished': {
        act.certain = 'die';
        const words = turnsUp(this.view, what.blip);
        act.parts.push(act.who === blipThing(what.blip) ? words : `${blipName(what.blip)} ${words}`);
        return;
      }
      case 'revealed':
        act.certain = 'die';
        if (!act.parts.some((part) => part.startsWith('turns up'))) act.parts.push('turns up');
        return;
      case 'left the map':
        act.parts.push('leaves the map');
        return;
      case 'bus attacked':
        act.parts.push('attacks the bus');
        return;
      default:
    }
  }

  private attack(act: Watched, w: Table, what: Extract<Happening, { type: 'attacked' }>): void {
    const open = w.flow.findLast((f) => strike.has(f));
    const target = what.target;
    const attacker = unitOf(w, what.unit);
    if (open !== undefined && strike.has(open) && target !== undefined) {
      const { range, dice } = open;
      const attacks = act.attacks.get(target) ?? [];
      attacks.push({
        chance: hitChance(range, distance(attacker.cell, what.at)),
        dice,
        extra: 0,
        from: attacker.cell,
        cover: inCover(w, attacker.cell, what.at),
        melee: range === 0,
      });
      act.attacks.set(target, attacks);
    }
    act.target ??= target === undefined ? cellThing(what.at) : unitThing(target);
    const whom = target === undefined ? cellName(what.at) : nameOf(this.view, target);
    const last = act.parts.at(-1);
    if (last === `attacks ${whom}`) act.parts[act.parts.length - 1] = `attacks ${whom} twice`;
    else act.parts.push(`attacks ${whom}`);
  }
}

/** Two walks in a row are one, and nobody turns up twice. */
const told = (parts: readonly string[]): string => {
  const kept = parts.filter(
    (part, i) =>
      part !== parts[i + 1] &&
      !(/^(walks|creeps) to/.test(part) && /^(walks|creeps) to/.test(parts[i + 1] ?? '')),
  );
  return kept.length === 0 ? 'holds' : kept.join(', ');
};

/** What attacks do to their targets; `before`: all that was announced for each target, to which these are added. */
function harmsOf(w: Table, attacks: Watched['attacks'], before: Map<UnitId, Attack[]>): Harm[] {
  return [...attacks].map(([target, own]) => {
    const unit = unitOf(w, target);
    const all = [...(before.get(target) ?? []), ...own.map((one, i) => ({ ...one, opens: i === 0 }))];
    before.set(target, all);
    return {
      target: unitThing(target),
      alone: endOf(w, unit, own, { same: false }),
      sum: endOf(w, unit, all, { same: false }),
    };
  });
}

function intentOf({ parts, ...act }: Omit<Watched, 'attacks'>, harms: readonly Harm[]): Announced {
  const none = harms.reduce((chance, { alone }) => chance * (1 - hurtChance(alone)), 1);
  const words = act.ways === undefined || parts.length > 0 ? told(parts) : 'cold: wakes on a 6';
  return { ...act, words, ...(harms.length > 0 && { hurt: 1 - none, harms }) };
}

/** What each of the automaton does in its next turn, in the order in which they act; `moved`: if a unit stood elsewhere. */
export function intents(view: View, _seat?: number, moved: Moved | null = null): Announced[] {
  const army = view.armies.find((one) => one.seat < 0);
  const w = before(view, moved);
  if (w === null || army === undefined) return [];
  const start = copy(w);
  hideAll(w);
  const watch = new Watch(view, army.side);
  const play = new Playing(w, failing, (what: Happening, rule: RuleId) => watch.hear(w, what, rule));
  if (w.turn !== '' && sideOf(w.turn) === army.side)
    watch.hear(w, { type: 'turn', faction: army.faction, round: w.round }, 'CC-TRN-04');
  try {
    let who = run(book, play);
    for (let i = 0; i < MOST && who !== null; i++) {
      const [seat] = seatsOf(who);
      if (seat === undefined || !isPerson(w, seat)) break;
      const f = top(w);
      const ask = questionOf(book, f);
      // Only the automaton's own questions are answered here: who acts, whom of equals it goes for.
      if (!['automaton', 'automaton activation', 'salvo', 'automaton mind'].includes(f.chapter)) break;
      const [choice] = ask.offers(w, f, seat);
      if (choice === undefined) break;
      who = answer(book, play, seat, choice);
      const act = watch.acts.at(-1);
      if (f.step === 'tie' && act !== undefined && act.certain === 'yes') act.certain = 'people';
    }
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  const dealt = new Map<UnitId, Attack[]>();
  // Who comes onto the map only in that turn has no name yet, and what it is lies with the dice.
  const known = new Set([
    ...start.units.map(({ id }) => unitThing(id)),
    ...start.blips.map(({ id }) => blipThing(id)),
  ]);
  return watch.acts
    .filter(({ who }) => known.has(who))
    .map(({ attacks, ...act }) => intentOf(act, harmsOf(start, attacks, dealt)));
}
