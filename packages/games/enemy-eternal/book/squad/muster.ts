// Preparation: everybody names a Squad, unseen by the other side, then both lie open.
import { type Chance, type Refusal, type Seat, applies, same } from '@xenotable/kernel';
import { randomSquad } from './randomSquad.ts';
import { gatecrasher, readySquads } from '../../content/squads.ts';
import type { Faction } from '../../content/units.ts';
import { type Side, type Squad, type Table, SIDES } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { squadReader } from './readSquad.ts';
import { type SquadRules, problemsOf } from './squad.ts';
import { strangerIn } from '../../own/own.ts';
import { missionOf } from '../missions/index.ts';
import { isAutomaton, ofSide, speakerOf } from '../seats.ts';
import { saidAs, wordsOf } from '../../choices.ts';
import * as auto from '../../auto/squads.ts';

export const rulesFor = (w: Table): SquadRules => ({
  limit: w.limit,
  options: w.options,
  campaign: w.mode !== 'battle',
});

/** EE-SQD-04 EE-BAT-02 Factions that a side may choose: any, but B2 is XCOM against ADVENT, and the season against the automaton's lists too. */
export function factionsFor(w: Table, side: Side): readonly Faction[] {
  const { faction } = w.sides[side];
  if (w.goals['fixed factions'] === 1) return [faction];
  const all: readonly Faction[] = ['XCOM', 'ADVENT'];
  // EE-SCN-05 A scenario may have a list for one enemy only.
  const lists = w.scenario?.forces ?? {};
  return Object.keys(lists).length === 1
    ? all.filter((one) => lists[one === 'XCOM' ? 'ADVENT' : 'XCOM'] !== undefined)
    : all;
}

/** The seat that names the Squad of a side. EE-COO-01 In co-op the first player of the side does. */
const namer = (w: Table, side: Side): Seat => speakerOf(w, side);

/** EE-M-SE-01 EE-CAM-17 In a mission of the season side B has the mission's list. */
function hasList(w: Table, side: Side): boolean {
  if (side === 0) return false;
  if (w.mode === 'battle' && missionOf(w).season) applies('EE-CAM-17');
  return w.mode === 'campaign' || missionOf(w).season === true;
}

const sidesToName = (w: Table): Side[] =>
  SIDES.filter((side) => !isAutomaton(w, side) && w.sides[side].squad === null && !hasList(w, side));

const isLegal = (w: Table, side: Side, squad: Squad): Refusal | null => {
  const stranger = strangerIn(squad.models, w.scenario?.content);
  if (stranger !== null) return stranger;
  const first = problemsOf(squad, rulesFor(w))[0];
  if (first !== undefined) return first;
  return factionsFor(w, side).includes(squad.faction)
    ? null
    : { rule: 'EE-SQD-04', reason: `This side fights for ${factionsFor(w, side).join(' or ')}.` };
};

/** Ready Squads that are legal here. */
export const readyFor = (w: Table, side: Side): Squad[] => {
  // EE-M-B2-02 Operation Gatecrasher has its own, which come first there.
  const all =
    w.mission === 'B2'
      ? [...gatecrasher, ...Object.values(readySquads)]
      : [...Object.values(readySquads), ...gatecrasher];
  return all.filter((squad) => isLegal(w, side, squad) === null);
};

export const muster = chapter('muster').steps({
  /** EE-SQD-10 A legal Squad; whatever is wrong with one is named. */
  'name a Squad': {
    rule: 'EE-SQD-10',
    prompt: (w) => `Choose your Squad: up to ${w.limit} Supplies.`,
    who: (w) => sidesToName(w).map((side) => namer(w, side)),
    offers: (w, _f, seat) => readyFor(w, sideOfNamer(w, seat)).map((squad) => ({ do: 'muster', squad })),
    spaces: (w, _f, seat) => [
      { kind: 'squad', factions: [...factionsFor(w, sideOfNamer(w, seat))], limit: w.limit },
    ],
    auto: ({ w }, _f, seat) => auto.muster(w, sideOfNamer(w, seat), factionsFor(w, sideOfNamer(w, seat))),
    judge(w, _f, seat, choice) {
      const wish = wordsOf(choice);
      if (wish['do'] !== 'muster' || Object.keys(wish).some((key) => key !== 'do' && key !== 'squad'))
        return { rule: 'EE-SQD-10', reason: 'Name a Squad.' };
      try {
        return isLegal(w, sideOfNamer(w, seat), squadReader(wish['squad'], 'squad'));
      } catch (error) {
        return { rule: 'EE-SQD-10', reason: error instanceof Error ? error.message : 'That is no Squad.' };
      }
    },
    take(play, _f, seat, choice) {
      const { w } = play;
      const side = sideOfNamer(w, seat);
      const squad = squadReader(saidAs(choice, 'muster').squad, 'squad');
      w.sides[side].squad = squad;
      w.sides[side].faction = squad.faction;
      // Against a list of the season the other faction is the enemy's.
      if (hasList(w, 1)) w.sides[1].faction = squad.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
      for (const [id, ready] of Object.entries(readySquads)) if (same(ready, squad)) applies(id);
      play.tell?.(
        { type: 'mustered', ...ofSide(w, side), squad: squad.name },
        'EE-SQD-10',
        w.sides[side].seats,
        {
          type: 'mustered',
          ...ofSide(w, side),
          squad: 'a Squad',
        },
      );
      return 'again';
    },
    after(play) {
      // The lists lie open once both are locked.
      play.reveal();
      for (const side of SIDES) {
        const state = play.w.sides[side];
        if (state.squad !== null)
          play.tell?.(
            { type: 'squad', ...ofSide(play.w, side), faction: state.faction, squad: state.squad.name },
            'EE-SQD-10',
          );
      }
    },
  },
  /** EE-AIM-01 EE-AIM-09 EE-M-B2-02 The automaton takes the preset Squad of its scenario, or a random one within the limit, always with AI loadouts. */
  'the automaton musters': {
    run(play) {
      const { w } = play;
      for (const side of SIDES) {
        if (!isAutomaton(w, side) || w.sides[side].squad !== null || hasList(w, side)) continue;
        const rules = { ...rulesFor(w), campaign: true };
        const preset = w.mission === 'B2' ? gatecrasher[side] : undefined;
        applies(preset === undefined ? 'EE-AIM-09' : 'EE-M-B2-02');
        const squad =
          preset ??
          randomSquad(
            w.sides[side].faction,
            rules,
            drawn(play.chance, () => void w.undoBarrier++),
          );
        w.sides[side].squad = squad;
        play.tell?.(
          { type: 'squad', ...ofSide(w, side), faction: squad.faction, squad: squad.name },
          'EE-AIM-09',
        );
      }
    },
  },
});

/** A chance that counts what it gives, as `play` does. */
const drawn = (chance: Chance, count: () => void): Chance => ({
  roll(sides, why) {
    count();
    return chance.roll(sides, why);
  },
  pick(weights, why, name) {
    count();
    return chance.pick(weights, why, name);
  },
});

const sideOfNamer = (w: Table, seat: Seat): Side => (w.sides[1].seats[0] === seat ? 1 : 0);
