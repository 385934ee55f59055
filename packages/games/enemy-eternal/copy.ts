// A table's own copy, field by field.
import { copyBag, copyFlow, copyJson } from '@xenotable/kernel';
import type { Model, SideState, Table } from './table.ts';

/** A model lies open with everything that it is and carries (EE-GEN-09); the view shows the same fields. */
const copyPrinted = (m: Model): Model => ({
  unit: m.unit,
  leader: m.leader,
  primary: m.primary,
  secondary: m.secondary,
  vest: m.vest,
  items: m.items.length === 0 ? [] : m.items.map((one) => ({ item: one.item, on: one.on })),
  free: m.free,
  id: m.id,
  name: m.name,
  side: m.side,
  control: m.control,
  player: m.player,
  place: m.place,
  cell: m.cell,
  wounds: m.wounds,
  skills: { ...m.skills },
  learned: m.learned.slice(),
  rank: m.rank,
  roster: m.roster,
  down: m.down,
  overwatch: m.overwatch,
  watched: m.watched.slice(),
  activated: m.activated,
  mind: m.mind === null ? null : { by: m.mind.by, until: m.mind.until },
  shield: m.shield,
  carries: m.carries.slice(),
  poisoned: m.poisoned,
  seenUntil: m.seenUntil,
  disabledUntil: m.disabledUntil,
  hitBy: m.hitBy.slice(),
  used: m.used.slice(),
  medikits: m.medikits,
  spent: m.spent.slice(),
  suppressed: m.suppressed,
  tookToken: m.tookToken,
  pod: m.pod,
  neutral: m.neutral,
  kills: m.kills,
});

/** Things of one's own never change. */
export function copyModel(m: Model): Model {
  const copied = copyPrinted(m);
  if (m.own !== undefined) copied.own = m.own;
  if (m.called !== undefined) copied.called = m.called;
  return copied;
}

/** A Squad is never changed once it is named, so copies share it. */
export const copySide = (side: SideState): SideState => ({
  faction: side.faction,
  seats: side.seats.slice(),
  squad: side.squad,
  zone: side.zone,
  score: side.score,
  found: side.found,
  held: side.held.map(({ gear, model }) => ({ gear, model })),
  leaderLost: side.leaderLost,
  worth: side.worth,
  fielded: side.fielded,
  lost: side.lost,
  bonus: side.bonus,
  uplink: side.uplink,
  extraCards: side.extraCards,
});

/** The board is never changed in place, so copies share it. */
export const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  options: w.options,
  mode: w.mode,
  limit: w.limit,
  difficulty: w.difficulty,
  seats: w.seats,
  sides: [copySide(w.sides[0]), copySide(w.sides[1])],
  mission: w.mission,
  scenario: w.scenario,
  board: w.board,
  round: w.round,
  bag: copyBag(w.bag),
  drawnDice: w.drawnDice.slice(),
  models: w.models.map(copyModel),
  pieces: w.pieces.map((piece) => ({ ...piece })),
  tokens: w.tokens.map((token) => ({ ...token })),
  markers: w.markers.map((marker) => ({ ...marker })),
  pods: w.pods.map((pod) => ({ ...pod, models: pod.models.slice() })),
  cancelled: w.cancelled,
  goals: { ...w.goals },
  result: w.result === null ? null : { ...w.result },
  campaign: copyJson(w.campaign),
});
