// Step 7: resolution and the end of the round (EW-S7). The order of its parts is EW-S7-12.
import { type Refused, type Seat, itemAt, applies } from '@xenotable/kernel';
import {
  type CardKind,
  DRONE,
  isBystander,
  isEnemy,
  isOwnKind,
  isShadow,
  kindNumber,
} from '../../content/cards.ts';
import { identifierOf, kindOf } from '../../content/kinds.ts';
import type { Choice } from '../../choices.ts';
import type { Deeds } from '../../content/mission.ts';
import {
  CLOSE,
  type CardState,
  type Position,
  type Slot,
  type Table,
  type Unit,
  combatOf,
} from '../../table.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { orderFault, giveOrder, refusedOrders } from './command.ts';
import { join, leave, stateOf } from './deck.ts';
import { ambushes } from './reveal.ts';
import { checkNumber, randomNumber, succeeds } from '../numbers.ts';
import { armour } from '../ratings.ts';
import {
  carries,
  isGun,
  isStanding,
  leaderSeat,
  squadWho,
  standingOf,
  takeWounds,
  fell,
  unitOf,
  usable,
  itemOf,
} from '../squad.ts';

const MEDIC = 'Medic!';

/** EW-IMP-01, EW-K-05 A Facehugger's wound implants; a Synthetic and a gun take a normal wound. */
export function implants(w: Position, unit: Unit, card: number): boolean {
  if (!kindOf(w, card).implant || isGun(unit)) return false;
  applies('EW-IMP-01');
  if (unit.type !== 'Synthetic') return true;
  applies('EW-U-12');
  return false;
}

const isImplanting = (w: Position, unit: Unit): boolean =>
  unit.incoming.some((card) => implants(w, unit, card));

/** A unit's wounds by the kind of card that made them, each named once. */
const kinds = (w: Position, unit: Unit): string[] => [
  ...new Set(unit.incoming.map((card) => kindOf(w, card).name)),
];

/** EW-O-08, EW-Q-08 Who may ignore which wound. */
function treatments(w: Table, seat: Seat): Choice[] {
  const can: Choice[] = [];
  const hurt = w.squad.filter((unit) => unit.incoming.length > 0);
  if (seat === leaderSeat(w) && orderFault(w, MEDIC) === null) {
    applies('EW-O-08');
    for (const unit of standingOf(w, 'Medic') ? hurt : [])
      for (const wound of kinds(w, unit)) can.push({ do: 'order', order: MEDIC, unit: unit.id, wound });
  }
  for (const medic of w.squad) {
    if (medic.seat !== seat || medic.type !== 'Medic' || !usable(medic, 'Medkit')) continue;
    for (const unit of hurt)
      if (unit.band === medic.band)
        for (const wound of kinds(w, unit)) can.push({ do: 'treat', by: medic.id, unit: unit.id, wound });
  }
  return can;
}

/** EW-Q-08 Says once which wounded units stand in another band than every Medic with a Medkit. */
function tellOutOfReach(play: Play): void {
  const medics = play.w.squad.filter((unit) => unit.type === 'Medic' && usable(unit, 'Medkit'));
  const [medic] = medics;
  if (medic === undefined) return;
  for (const { name, band, incoming } of play.w.squad)
    if (incoming.length > 0 && medics.every((one) => one.band !== band))
      play.tell?.({ type: 'out of reach', unit: name, by: medic.name, at: medic.band, band }, 'EW-Q-08');
}

function ignore(play: Play, unit: Unit, wound: string, rule: string): void {
  unit.incoming.splice(
    unit.incoming.findIndex((card) => kindOf(play.w, card).name === wound),
    1,
  );
  play.tell?.({ type: 'ignored', unit: unit.name, wound }, rule);
}

/** EW-Q-14 Whether a unit would go DOWN by wounds and can use a Stim Injector instead. */
const needsStim = (unit: Unit, wounds: number): boolean =>
  unit.wounds + wounds >= unit.hits && usable(unit, 'Stim Injector') !== null;

const stimWaits = (w: Table): Unit | undefined =>
  w.squad.find(
    (unit) =>
      !combatOf(w).stimAsked.includes(unit.id) &&
      !isImplanting(w, unit) &&
      needsStim(unit, unit.incoming.length),
  );

/** The unit that is asked about its Stim Injector. */
function stimAsked(w: Table): Unit {
  const unit = stimWaits(w);
  if (unit === undefined) throw new Error('nobody needs a Stim Injector');
  return unit;
}

function stim(play: Play, unit: Unit): void {
  itemOf(unit, 'Stim Injector').uses--;
  unit.wounds = unit.hits - 1;
  play.tell?.({ type: 'stimmed', unit: unit.name }, 'EW-Q-14');
}

/** EW-S7-03, EW-IMP-01 What remains of a unit's wounds counts. */
function suffer(play: Play, unit: Unit): void {
  if (isImplanting(play.w, unit)) {
    unit.status = 'down';
    applies('EW-K-05');
    unit.implanted = true;
    play.tell?.({ type: 'implanted', unit: unit.name }, 'EW-IMP-01');
  }
  const wounds = unit.incoming.filter((card) => !implants(play.w, unit, card)).length;
  unit.incoming = [];
  if (wounds === 0) return;
  if (combatOf(play.w).stims.includes(unit.id)) return stim(play, unit);
  takeWounds(unit, wounds);
  play.tell?.(
    { type: 'hurt', unit: unit.name, taken: wounds, wounds: unit.wounds, hits: unit.hits },
    'EW-S7-03',
  );
  fell(play, unit);
}

/** Whether a card dies of the wounds on it, as it lies: not of those that its ambush cancels. */
export function diesNow(w: Table, slot: Slot): boolean {
  if (slot.card < 0 || isShadow(slot.card) || ambushes(w, slot)) return false;
  const kind = kindOf(w, slot.card);
  const before = combatOf(w).cards.find((one) => one.card === slot.card)?.wounds ?? kind.wounds;
  return before + Math.max(0, slot.wounds - (kind.armoured ?? 0)) >= kind.wounds;
}

/** EW-S7-04, EW-S7-08, EW-K-03 Wounds on a card, less its armour, stay with its identifier until they kill it. */
function bleed(play: Play, at: number): void {
  const combat = combatOf(play.w);
  const slot = itemAt(combat.slots, at);
  if (slot.wounds === 0 || isShadow(slot.card)) return;
  const state = stateOf(combat, slot.card);
  const kind = kindOf(play.w, slot.card);
  if (state.wounds > 0) applies('EW-S7-08');
  if (isBystander(slot.card)) applies('EW-GEN-09');
  if (kind.armoured !== undefined) applies('EW-K-03');
  state.wounds += Math.max(0, slot.wounds - (kind.armoured ?? 0));
  applies(kind.id);
  if (state.wounds < kind.wounds) {
    applies('EW-S7-08');
    play.tell?.(
      { type: 'hit', card: identifierOf(play.w, slot.card), wounds: state.wounds, of: kind.wounds },
      'EW-S7-04',
    );
    return;
  }
  if (state.wounds > kind.wounds) applies('EW-S3-04');
  leave(combat, slot.card, combat.killed);
  combat.dead.push({ slot: at + 1, card: slot.card });
  countKill(play.w.mission.deeds, slot.card, kind);
  play.tell?.({ type: 'killed', card: identifierOf(play.w, slot.card) }, 'EW-S7-04');
}

/** Home-made kinds are counted by name. */
function countKill(deeds: Deeds, card: number, { name }: CardKind): void {
  const kind = kindNumber(card);
  if (!isOwnKind(kind)) deeds.killed[kind] = (deeds.killed[kind] ?? 0) + 1;
  else deeds.ownKilled = { ...deeds.ownKilled, [name]: (deeds.ownKilled?.[name] ?? 0) + 1 };
}

/** EW-Q-12 A gun that is DOWN is gone. */
export function dropGuns(w: Table, test: (gun: Unit) => boolean): void {
  if (!w.squad.some((unit) => isGun(unit) && test(unit))) return;
  applies('EW-Q-12');
  w.squad = w.squad.filter((unit) => !isGun(unit) || !test(unit));
}

/** EW-S7-05, EW-Q-10 Who stands in the splash: the first at CLOSE without a plate; EW-TASTE-07 or all of them. */
export function inSplash(w: Position): Unit[] {
  const near = w.squad.filter(
    (unit) => isStanding(unit) && unit.band === CLOSE && !carries(unit, 'Acid-proof Plate'),
  );
  if (!w.options.deadlyAcid) return near.slice(0, 1);
  applies('EW-TASTE-07');
  return near;
}

export const resolution = {
  /** EW-AUT-03 A Praetorian in the Setup takes the wounds on the Queen beyond the fourth. */
  bodyguards: {
    run(play) {
      const combat = combatOf(play.w);
      combat.step = 7;
      applies('EW-S7-12');
      combat.dead = [];
      const queen = combat.slots.find((slot) => slot.card >= 0 && kindOf(play.w, slot.card).royal);
      const guard = combat.slots.find((slot) => slot.card >= 0 && kindOf(play.w, slot.card).guards);
      if (queen === undefined || guard === undefined) return;
      applies('EW-AUT-03');
      if (queen.wounds <= 4) return;
      const moved = queen.wounds - 4;
      queen.wounds = 4;
      guard.wounds += moved;
      const royal = isOwnKind(kindNumber(queen.card)) && { royal: identifierOf(play.w, queen.card) };
      play.tell?.(
        { type: 'shielded', by: identifierOf(play.w, guard.card), ...royal, wounds: moved },
        'EW-AUT-03',
      );
    },
  },
  /** EW-S7-01, EW-S7-02 An RN for each wound, in roster order and in the order of their coming. `at` counts those that came through (incoming.ts). */
  armour: {
    run(play) {
      const combat = combatOf(play.w);
      for (const unit of play.w.squad)
        for (let at = 0; at < unit.incoming.length;) {
          const rating = armour(play.w, unit, itemAt(unit.incoming, at));
          const rn = checkNumber(play, rating, 'EW-S7-02');
          const stopped = succeeds(rating, rn);
          if (stopped) unit.incoming.splice(at, 1);
          else {
            at++;
            combat.at++;
          }
          play.tell?.({ type: 'armour', unit: unit.name, rating, rn, stopped }, 'EW-S7-02');
        }
      tellOutOfReach(play);
      combat.at = 0;
    },
  },
  /** EW-O-08, EW-Q-08 A wound that armour has not stopped may be ignored. */
  'ignored wounds': question({
    rule: 'EW-O-08',
    prompt: 'Treat a wound at once?',
    who: (w) => squadWho(w, (seat) => !combatOf(w).ready.includes(seat) && treatments(w, seat).length > 0),
    offers: (w, _f, seat) => [...treatments(w, seat), { do: 'done' }],
    refused: (w, _f, seat): Refused<Choice>[] =>
      refusedOrders(w, seat, (order) =>
        order === MEDIC && !standingOf(w, 'Medic')
          ? { rule: 'EW-O-08', reason: 'No Medic is standing.' }
          : null,
      ),
    take(play, _f, seat, choice) {
      const w = play.w;
      if (choice.do === 'order' && 'wound' in choice) {
        giveOrder(play, MEDIC);
        ignore(play, unitOf(w, choice.unit), choice.wound, 'EW-O-08');
      } else if (choice.do === 'treat') {
        itemOf(unitOf(w, choice.by), 'Medkit').uses--;
        ignore(play, unitOf(w, choice.unit), choice.wound, 'EW-Q-08');
      } else combatOf(w).ready.push(seat);
      return 'again';
    },
    after(play) {
      combatOf(play.w).ready = [];
    },
  }),
  /** EW-Q-14 Whoever would go DOWN may use a Stim Injector. */
  stims: question({
    rule: 'EW-Q-14',
    prompt: (w) => `${stimAsked(w).name} would go DOWN. Use a Stim Injector?`,
    who: (w) => stimWaits(w)?.seat ?? null,
    offers: (w) => [
      { do: 'stim', unit: stimAsked(w).id },
      { do: 'fall', unit: stimAsked(w).id },
    ],
    take(play, _f, _seat, choice) {
      const unit = stimAsked(play.w);
      combatOf(play.w).stimAsked.push(unit.id);
      if (choice.do === 'stim') combatOf(play.w).stims.push(unit.id);
      return 'again';
    },
  }),
  /** EW-S7-01 The losses of both sides at once. */
  losses: {
    run(play) {
      const w = play.w;
      const combat = combatOf(w);
      applies('EW-S7-01');
      for (const unit of w.squad) if (unit.incoming.length > 0) suffer(play, unit);
      dropGuns(w, (gun) => gun.status === 'down');
      for (let at = 0; at < combat.slots.length; at++) bleed(play, at);
      combat.at = 0;
      combat.stimAsked = [];
      combat.stims = [];
    },
  },
  /** EW-S7-05, EW-K-02 For each enemy killed, in slot order: its acid, if somebody is near. */
  acid: {
    run(play) {
      const w = play.w;
      const combat = combatOf(w);
      const next = combat.dead[combat.at++];
      if (next === undefined) return { goTo: 'royal call' };
      const acid = kindOf(w, next.card).acid ?? 0;
      if (acid === 0) return 'again';
      applies('EW-S7-05');
      if (!w.squad.some((unit) => isStanding(unit) && unit.band === CLOSE)) return 'again';
      applies('EW-K-02');
      applies(kindOf(w, next.card).id);
      const rn = randomNumber(play, 'EW-S7-05');
      combat.splashed = rn <= acid ? inSplash(w).map((unit) => unit.id) : [];
      play.tell?.({ type: 'acid', card: identifierOf(w, next.card), acid, rn }, 'EW-S7-05');
    },
  },
  splashed: question({
    rule: 'EW-Q-14',
    prompt: (w) => `Acid would put ${unitOf(w, combatOf(w).splashed[0]!).name} DOWN. Use a Stim Injector?`,
    who(w) {
      const id = combatOf(w).splashed[0];
      if (id === undefined) return null;
      const unit = unitOf(w, id);
      return needsStim(unit, 1) ? unit.seat : null;
    },
    offers: (w) => [
      { do: 'stim', unit: combatOf(w).splashed[0]! },
      { do: 'fall', unit: combatOf(w).splashed[0]! },
    ],
    take(play, _f, _seat, choice) {
      const unit = unitOf(play.w, combatOf(play.w).splashed.shift()!);
      if (choice.do === 'stim') stim(play, unit);
      else burn(play, unit);
      return 'again';
    },
    after(play) {
      const id = combatOf(play.w).splashed.shift();
      if (id === undefined) return { goTo: 'acid' };
      burn(play, unitOf(play.w, id));
      return 'again';
    },
  }),
  /** EW-AUT-02, EW-E-11 A living Queen with fewer than four others about her calls a Drone. */
  'royal call': {
    run(play) {
      const w = play.w;
      const combat = combatOf(w);
      combat.at = 0;
      const isRoyal = (one: CardState): boolean => kindOf(w, one.card).royal === true;
      const royal = combat.cards.find(isRoyal);
      if (royal === undefined) return;
      applies('EW-AUT-02');
      const others = combat.cards.filter((one) => isEnemy(one.card) && !isRoyal(one)).length;
      if (others >= 4) return;
      applies(kindOf(w, royal.card).id);
      const card = join(w, DRONE, true);
      if (card >= 0) play.tell?.({ type: 'joined', card: identifierOf(w, card) }, 'EW-AUT-02');
    },
  },
} satisfies Part<'royal call' | 'acid'>;

function burn(play: Play, unit: Unit): void {
  takeWounds(unit, 1);
  play.tell?.({ type: 'burnt', unit: unit.name, wounds: unit.wounds, hits: unit.hits }, 'EW-S7-05');
  fell(play, unit);
  dropGuns(play.w, (gun) => gun.status === 'down');
}
