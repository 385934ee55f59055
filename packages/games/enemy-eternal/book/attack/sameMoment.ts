// EE-GEN-08 What falls on several models at the same moment: the running side's models first, then the other's, each in the order that its side chooses.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import * as person from '../../auto/reacting.ts';
import { type Choice, firstOf, saidAs } from '../../choices.ts';
import { activation } from '../actions/activation.ts';
import type { DamageType } from '../../content/units.ts';
import type { Cell, Model, Side, Table } from '../../table.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { aftermath, countHit, loseWounds, strike } from './harm.ts';
import { has, onBoard } from '../models.ts';
import { commander, isScript } from '../seats.ts';
import { modelOf } from '../../tableReaders.ts';

/** A hit of one explosion. */
export interface Blast {
  /** Who set it off; -1 for nobody. */
  by: number;
  value: number;
  type: DamageType;
  centre: Cell;
  /** EE-OPT-08 The splash of a shot, which counts as one. */
  splash: boolean;
}

interface SameMoment {
  waiting: number[];
  /** The side whose models come first. */
  first: Side;
  /** Null at the end of a round, when poison works. */
  blast: Blast | null;
}

/** The side whose activation is running; side A where none is. */
function runningSide(w: Table): Side {
  const f = activation.in(w);
  return f === undefined ? 0 : modelOf(w, f.model).control;
}

export const hitTogether = (w: Table, models: readonly Model[], blast: Blast): Bookmark =>
  sameMoment.begin({ waiting: models.map((m) => m.id), first: runningSide(w), blast });

/** EE-SPO-15 Poison at the end of the round. */
export const poisonTogether = (models: readonly Model[]): Bookmark =>
  sameMoment.begin({ waiting: models.map((m) => m.id), first: 0, blast: null });

/** Those of one side that come next, in roster order or as chosen. */
function group(w: Table, f: SameMoment): Model[] {
  const standing = f.waiting.map((id) => modelOf(w, id)).filter(onBoard);
  const first = standing.filter((m) => m.control === f.first);
  return first.length > 0 ? first : standing;
}

/**
 * Whether it matters who comes first. Each fate hangs on dice of its own, except that Sustain is harder once the Leader is gone (EE-SQD-13),
 * that a Volatile model takes others with it (EE-SPO-18) and an Avatar may have blinked out of reach (EE-SPO-17), and that the death of a
 * civilian can end a mission of a campaign and spare the rest.
 */
function orderMatters(w: Table, models: readonly Model[]): boolean {
  const beside = (m: Model, fits: (one: Model) => boolean): boolean =>
    models.some((one) => one !== m && fits(one));
  return models.some(
    (m) =>
      (has(m, 'Sustain') &&
        !m.used.includes('Sustain') &&
        beside(m, (one) => one.leader || has(one, 'Volatile'))) ||
      (has(m, 'Blink') && !m.spent.includes('Blink') && beside(m, (one) => has(one, 'Volatile'))) ||
      (m.unit === 'Civilian' && w.campaign !== null && beside(m, (one) => one.unit !== 'Civilian')),
  );
}

/** EE-COO-03 Friends share the choice: it is put to the player of the first of them. */
function chooser(w: Table, f: SameMoment): Seat | null {
  const models = group(w, f);
  const [first] = models;
  if (models.length > 1) applies('EE-COO-03');
  return first !== undefined && models.length > 1 && orderMatters(w, models) ? commander(w, first) : null;
}

const firstChoices = (w: Table, f: SameMoment): Choice[] =>
  group(w, f).map((m) => ({ do: 'first', model: m.id }));

export const sameMoment = fieldChapter<SameMoment>('same moment')
  .shows('waiting', 'first', 'blast')
  .steps({
    'who first?': {
      rule: 'EE-GEN-08',
      prompt: (_w, f) =>
        f.blast === null ? 'Poison works. On whom first?' : 'The explosion hits several models. Whom first?',
      who: (w, f) => chooser(w, f),
      offers: (w, f) => firstChoices(w, f),
      auto: ({ w }, f, seat) => (isScript(seat) ? firstOf(firstChoices(w, f)) : person.whoFirst(group(w, f))),
      take(_play, f, _seat, choice) {
        const { model } = saidAs(choice, 'first');
        f.waiting = [model, ...f.waiting.filter((id) => id !== model)];
      },
    },
    resolve: {
      run(play, f) {
        const m = group(play.w, f)[0];
        if (m === undefined) return 'done';
        if (f.waiting.length > 1) applies('EE-GEN-08');
        f.waiting = f.waiting.filter((id) => id !== m.id);
        const next = f.blast === null ? poison(play, m) : blown(play, m, f.blast);
        return next === null ? { goTo: 'who first?' } : { call: next, then: 'who first?' };
      },
    },
  });

/** EE-SPO-18 EE-OPT-08 An automatic hit; what it sets off comes before the next one. */
function blown(play: Play, m: Model, { by, value, type, centre, splash }: Blast): Bookmark | null {
  if (splash) play.tell?.({ type: 'splashed', model: m.name }, 'EE-OPT-08');
  const attacker = by < 0 ? null : modelOf(play.w, by);
  countHit(play, attacker, m, splash);
  return aftermath(play, m, attacker, strike(play, m, { value, type, armour: true, clumsy: false }, centre));
}

/** EE-SPO-15 One Wound, without test or resistance. */
function poison(play: Play, m: Model): Bookmark | null {
  m.poisoned = false;
  loseWounds(play, m, 1, () => play.tell?.({ type: 'poison', model: m.name, wounds: m.wounds }, 'EE-SPO-15'));
  return aftermath(play, m, null, 0);
}
