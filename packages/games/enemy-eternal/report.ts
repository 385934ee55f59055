// The table in the players' words, to compare with.
import { type Json, contents, seatLetter } from '@xenotable/kernel';
import { ground, spotOf } from './book/board/ground.ts';
import { type Model, type Sheet, type Table, SIDES } from './table.ts';
import { tokenOf } from './tableReaders.ts';

function modelReport(w: Table, m: Model): Json {
  const g = ground(w);
  return {
    unit: m.unit,
    place: m.place,
    at: m.cell < 0 ? null : [...spotOf(g, m.cell)],
    wounds: m.wounds,
    down: m.down,
    control: seatLetter(m.control),
    overwatch: m.overwatch,
    activated: m.activated,
    shield: m.shield,
    carries: m.carries.map((id) => tokenOf(w, id).kind),
    poisoned: m.poisoned,
    hits: m.hitBy.length,
    used: m.used.slice(),
    medikits: m.medikits,
    'disabled until': m.disabledUntil,
    'seen until': m.seenUntil,
    suppressed: m.suppressed,
    neutral: m.neutral,
    primary: m.primary,
    secondary: m.secondary,
    vest: m.vest,
    items: m.items.map((one) => one.item),
    leader: m.leader,
    kills: m.kills,
  };
}

const sheetReport = (sheet: Sheet): Json => ({
  supplies: sheet.supplies,
  store: sheet.store.slice().sort(),
  outpost: sheet.outpost,
  facilities: [...sheet.facilities],
  fresh: [...sheet.fresh],
  wins: sheet.wins,
  roster: Object.fromEntries(
    sheet.roster.map((one) => [
      one.name,
      {
        unit: one.unit,
        rank: one.rank,
        wounds: one.wounds,
        state: one.state,
        deployed: one.deployed,
        leader: one.leader,
        primary: one.primary,
        secondary: one.secondary,
        vest: one.vest,
        items: one.items.map((carried) => carried.item),
        skills: { ...one.skills },
        learned: [...one.learned],
        history: one.history.map((deed) => ({ ...deed })),
      },
    ]),
  ),
});

export function report(w: Table): Json {
  const g = ground(w);
  return {
    mission: w.mission,
    round: w.round,
    difficulty: w.difficulty,
    models: Object.fromEntries(w.models.map((m) => [m.name, modelReport(w, m)])),
    bag: Object.fromEntries(contents(w.bag)),
    'dice drawn': w.drawnDice.slice(),
    score: { A: w.sides[0].score, B: w.sides[1].score },
    found: { A: w.sides[0].found, B: w.sides[1].found },
    held: { A: w.sides[0].held.map((one) => one.gear), B: w.sides[1].held.map((one) => one.gear) },
    worth: { A: w.sides[0].worth, B: w.sides[1].worth },
    zones: { A: w.sides[0].zone, B: w.sides[1].zone },
    'leader lost': SIDES.filter((side) => w.sides[side].leaderLost).map(seatLetter),
    pieces: w.pieces.map((piece) => ({
      kind: piece.kind,
      at: [...spotOf(g, piece.cell)],
      owner: piece.owner < 0 ? null : seatLetter(piece.owner),
      done: piece.done,
      charged: piece.by >= 0,
    })),
    tokens: w.tokens.map((token) => ({
      kind: token.kind,
      at: token.cell < 0 ? null : [...spotOf(g, token.cell)],
    })),
    markers: w.markers.map((marker) => [...spotOf(g, marker.cell)]),
    pods: Object.fromEntries(
      w.pods.map((pod) => [pod.letter, { state: pod.state, known: pod.known, at: [...spotOf(g, pod.cell)] }]),
    ),
    gone: w.board.gone.map((cell) => [...spotOf(g, cell)]),
    goals: { ...w.goals },
    cancelled: w.cancelled,
    result:
      w.result === null
        ? null
        : {
            winner: w.result.winner === null ? null : seatLetter(w.result.winner),
            rule: w.result.rule,
            secondary: w.result.secondary,
          },
    campaign:
      w.campaign === null
        ? null
        : {
            at: w.campaign.at,
            attempt: w.campaign.attempt,
            results: w.campaign.results.map((one) => ({
              mission: one.mission,
              won: one.won,
              secondary: one.secondary,
            })),
            sheet: w.campaign.sheets[0] === null ? null : sheetReport(w.campaign.sheets[0]!),
            rival:
              w.campaign.sheets[1] === null || w.campaign.sheets[1] === undefined
                ? null
                : sheetReport(w.campaign.sheets[1]!),
          },
  };
}
