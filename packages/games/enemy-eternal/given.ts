// A position in the players' words again, from which `arrange` makes the same table.
import type { Json } from '@xenotable/kernel';
import { seatLetter } from '@xenotable/kernel';
import { activation } from './book/actions/activation.ts';
import { ground, spotOf } from './book/board/ground.ts';
import { rounds } from './book/round/round.ts';
import type { Model, Sheet, Table, TableOptions } from './table.ts';
import { modelOf } from './tableReaders.ts';

const letterOf = (side: number): string => (side === 0 ? 'A' : 'B');

/** Words that say something; those of no value are left out. */
function said(words: Record<string, Json | undefined>): Record<string, Json> {
  const all: Record<string, Json> = {};
  for (const [word, value] of Object.entries(words)) if (value !== undefined) all[word] = value;
  return all;
}

const switchesOf = (options: TableOptions): Json => ({
  armour: options.armour,
  'least damage': options.leastDamage,
  suppression: options.suppression,
  'high ground': options.highGround,
  'attack and overwatch': options.attackAndOverwatch,
  'officer command': options.officerCommand,
  'officer card': options.officerCard,
  splash: options.splash,
  'no fire into melee': options.meleeFire,
  'explosives need damage': options.explosiveNeedsDamage,
  compensation: options.compensation,
  permadeath: options.permadeath,
  iron: options.iron,
  distance: options.diagonals,
  'faceless price': options.facelessPrice,
  'random crates': options.randomCrates,
});

const ownJson = (own: NonNullable<Model['own']>): Json => JSON.parse(JSON.stringify(own));

const gearOf = (one: Pick<Model, 'primary' | 'secondary' | 'vest' | 'items' | 'own' | 'called'>) => ({
  ...(one.own !== undefined && { own: ownJson(one.own) }),
  ...(one.called !== undefined && { called: one.called }),
  primary: one.primary,
  secondary: one.secondary,
  vest: one.vest,
  items: one.items.map(({ item, on }) => ({ item, on })),
});

function modelWords(w: Table, m: Model): Json {
  const nameOf = (id: number): string => modelOf(w, id).name;
  return said({
    side: letterOf(m.side),
    unit: m.unit,
    name: m.name,
    player: m.player < 0 ? 'automaton' : seatLetter(m.player),
    place: m.place,
    at: m.cell < 0 ? undefined : spotOf(ground(w), m.cell),
    leader: m.leader,
    free: m.free,
    ...gearOf(m),
    wounds: m.wounds,
    skills: { ...m.skills },
    learned: m.learned.slice(),
    rank: m.rank,
    soldier: m.roster < 0 ? undefined : m.roster,
    down: m.down,
    overwatch: m.overwatch ?? undefined,
    'shot at': m.watched.map(nameOf),
    activated: m.activated,
    'hit by': m.hitBy.map(nameOf),
    'mind of': m.mind === null ? undefined : nameOf(m.mind.by),
    'mind until': m.mind?.until,
    shield: m.shield,
    poisoned: m.poisoned,
    'seen until': m.seenUntil,
    'disabled until': m.disabledUntil,
    used: m.used.slice(),
    spent: m.spent.slice(),
    medikits: m.medikits,
    suppressed: m.suppressed,
    'took token': m.tookToken,
    pod: m.pod,
    neutral: m.neutral,
    kills: m.kills,
  });
}

const sheetWords = (sheet: Sheet): Record<string, Json> => ({
  faction: sheet.faction,
  supplies: sheet.supplies,
  store: sheet.store.slice(),
  outpost: sheet.outpost,
  facilities: sheet.facilities.slice(),
  fresh: sheet.fresh.slice(),
  'workshop used': sheet.workshopUsed,
  ...(sheet.grenade && { grenade: { soldier: sheet.grenade.veteran, item: sheet.grenade.item } }),
  wins: sheet.wins,
  roster: sheet.roster.map((v) => ({
    unit: v.unit,
    leader: v.leader,
    free: v.free,
    ...gearOf(v),
    rank: v.rank,
    skills: { ...v.skills },
    learned: v.learned.slice(),
    wounds: v.wounds,
    founder: v.founder,
    deployed: v.deployed,
    state: v.state,
    history: v.history.map((deed) => ({ ...deed })),
  })),
});

const WINNERS = { '-1': 'nobody', 0: 'A', 1: 'B' } as const;

function campaignWords(w: Table): Json | undefined {
  const sheet = w.campaign?.sheets[0];
  if (!sheet || w.campaign === null) return undefined;
  return {
    ...sheetWords(sheet),
    attempt: w.campaign.attempt,
    'straight on': w.campaign.straightOn,
    results: w.campaign.results.map(({ mission, won, first, secondary, winner }) => ({
      mission,
      won,
      first,
      secondary,
      winner: WINNERS[winner],
    })),
  };
}

/** The moment: a die in hand, or an action of an activation; nothing else has words. */
function momentWords(w: Table): Record<string, Json | undefined> | null {
  const page = w.flow.at(-1);
  const round = rounds.in(w);
  if (page === undefined || round === undefined || w.result !== null) return null;
  const queue = round.queue.map((id) => modelOf(w, id).name);
  if (page === round && page.step === 'choose a model') return { drawn: round.colour };
  if (!activation.has(page) || page.step !== 'choose an action') return null;
  const { model, left, rows, moved, said: told, overdrive } = page;
  return {
    active: modelOf(w, model).name,
    queue,
    again: round.again,
    activation: said({ left, rows: rows.slice(), moved, said: told ?? undefined, overdrive }),
  };
}

const bySide = (w: Table, of: (side: Table['sides'][number]) => Json): Json => ({
  A: of(w.sides[0]),
  B: of(w.sides[1]),
});

/** What lies on the board besides models. */
function boardWords(w: Table): Record<string, Json | undefined> {
  const spot = (cell: number): Json => [...spotOf(ground(w), cell)];
  const nameOf = (id: number): string => modelOf(w, id).name;
  const carrier = (id: number): string => w.models.find((m) => m.carries.includes(id))?.name ?? 'nobody';
  return {
    board: w.scenario === null ? w.board.map : undefined,
    gone: w.board.gone.map(spot),
    crates: w.board.solid.length === 0 ? undefined : w.pieces.map((piece) => spot(piece.cell)),
    pieces: w.pieces.map((piece) =>
      said({
        at: spot(piece.cell),
        owner: piece.owner < 0 ? undefined : letterOf(piece.owner),
        done: piece.done,
        charge: piece.by < 0 ? undefined : nameOf(piece.by),
        pod: piece.pod,
      }),
    ),
    tokens: w.tokens.map((token): Json =>
      token.cell < 0
        ? { kind: token.kind, by: carrier(token.id) }
        : { kind: token.kind, at: spot(token.cell) },
    ),
    markers: w.markers.map(({ id, cell, model }) => ({ of: nameOf(model), at: spot(cell), id })),
    pods: Object.fromEntries(
      w.pods.map((pod) => [
        pod.letter,
        {
          at: spot(pod.cell),
          placed: pod.state === 'placed',
          known: pod.known,
          models: pod.models.map(nameOf),
        },
      ]),
    ),
  };
}

export function given(w: Table): Json | null {
  const moment = momentWords(w);
  if (moment === null || w.mode === 'rival campaign') return null;
  const versus = w.sides.every((side) => side.seats.length > 0);
  return said({
    mission: w.mission === 'Scenario' ? undefined : w.mission,
    scenario: w.scenario === null ? undefined : JSON.parse(JSON.stringify(w.scenario)),
    opponent: versus ? 'player' : 'automaton',
    seats: w.seats,
    people: versus ? undefined : letterOf(w.sides[0].seats.length > 0 ? 0 : 1),
    difficulty: w.difficulty,
    limit: w.limit,
    switches: switchesOf(w.options),
    squads: w.sides.map((side) => squadWords(side.squad)),
    zones: bySide(w, (side) => side.zone),
    round: w.round,
    ...boardWords(w),
    models: w.models.map((m) => modelWords(w, m)),
    bag: Object.fromEntries(w.bag.kinds.map((kind, i) => [kind, w.bag.left[i] ?? 0])),
    'dice drawn': w.drawnDice.slice(),
    score: bySide(w, (side) => side.score),
    found: bySide(w, (side) => side.found),
    worth: bySide(w, (side) => side.worth),
    lost: bySide(w, (side) => side.lost),
    fielded: bySide(w, (side) => side.fielded),
    held: bySide(w, (side) => side.held.map(({ gear, model }) => ({ gear, by: modelOf(w, model).name }))),
    uplink: bySide(w, (side) => side.uplink),
    bonus: bySide(w, (side) => side.bonus),
    'extra cards': bySide(w, (side) => side.extraCards),
    'leader lost': w.sides.flatMap((side, i) => (side.leaderLost ? [letterOf(i)] : [])),
    goals: { ...w.goals },
    cancelled: w.cancelled,
    campaign: campaignWords(w),
    ...moment,
  });
}

const squadWords = (squad: Table['sides'][number]['squad']): Json =>
  squad === null
    ? null
    : {
        name: squad.name,
        faction: squad.faction,
        models: squad.models.map((one) => ({
          unit: one.unit,
          leader: one.leader,
          free: one.free,
          ...gearOf(one),
        })),
      };
