// Every mark that a model carries, with the rule that sets it, the rule that ends it, and what must be true wherever it is found.
import type { Model, Table } from '../table.ts';
import { onBoard, isEngaged } from '../book/models.ts';
import { activation } from '../book/actions/activation.ts';
import { WAITS } from '../book/round/dice.ts';

interface Mark {
  name: string;
  sets: string;
  ends: string;
  isOn(m: Model): boolean;
  /** Whether the mark may still be there. */
  fits(w: Table, m: Model): boolean;
}

/** Before the first die of a round is drawn. */
const isFresh = (w: Table): boolean => w.drawnDice.length === 0 && w.round > 0;

const casterOf = (w: Table, m: Model): Model | undefined =>
  m.mind === null ? undefined : w.models[m.mind.by];

export const MARKS: readonly Mark[] = [
  {
    name: 'Down',
    sets: 'EE-DWN-01 Hunker Down, EE-ACT-10 work in peace, EE-SPC-46 Zapper, EE-SPC-15 Disorientation, EE-SPC-06 a hack, EE-SPO-10 Sustain',
    ends: 'EE-DWN-05, EE-DWN-06 the next activation; EE-DWN-08 Panic; EE-DMG-12 leaving the board',
    isOn: (m) => m.down !== 'no',
    fits: (_w, m) => onBoard(m),
  },
  {
    name: 'Overwatch',
    sets: 'EE-OVW-01 one action',
    ends: 'EE-OVW-05 the shot; EE-OVW-06 the next activation, going Down, being engaged, Mind Control, destruction',
    isOn: (m) => m.overwatch !== null,
    fits: (w, m) => onBoard(m) && m.down === 'no' && !isEngaged(w, m),
  },
  {
    name: 'movers shot at',
    sets: 'EE-EQP-10 the first shot with an Expanded Magazine',
    ends: 'with Overwatch',
    isOn: (m) => m.watched.length > 0,
    fits: (_w, m) => m.overwatch !== null && m.watched.length === 1,
  },
  {
    name: 'activated',
    sets: 'EE-RND-05 an activation, EE-RND-06 an effect that uses it up, EE-DEP-08 arriving in mid-round',
    ends: 'EE-RND-07 the end of the round',
    isOn: (m) => m.activated > 0,
    // A pod that is triggered when a round begins waits for the next.
    fits: (w, m) => !isFresh(w) || (m.activated === WAITS && m.pod !== '') || activation.in(w) !== undefined,
  },
  {
    name: 'Mind Control',
    sets: 'EE-SPC-16',
    ends: 'EE-SPC-18 the end of the following round; the caster or the victim destroyed, the caster controlled',
    isOn: (m) => m.mind !== null || m.control !== m.side,
    fits(w, m) {
      const caster = casterOf(w, m);
      return (
        caster !== undefined &&
        m.mind !== null &&
        onBoard(m) &&
        onBoard(caster) &&
        caster.mind === null &&
        m.control === caster.control &&
        (m.mind.until === w.round || m.mind.until === w.round + 1) &&
        m.carries.length === 0 &&
        w.models.filter((one) => one.mind?.by === caster.id).length === 1
      );
    },
  },
  {
    name: 'Shield',
    sets: 'EE-SPO-09',
    ends: 'EE-SPO-09 used up; EE-DMG-12 leaving the board',
    isOn: (m) => m.shield > 0,
    fits: (_w, m) => onBoard(m) && m.shield <= 2,
  },
  {
    name: 'carried tokens',
    sets: 'EE-OBJ-03',
    ends: 'EE-DMG-12 destruction, EE-SPC-16 Mind Control; EE-OBJ-07 a token leaves with its carrier',
    isOn: (m) => m.carries.length > 0,
    fits: (w, m) =>
      (onBoard(m) || m.place === 'saved') &&
      m.carries.every(
        (id) => w.tokens[id]?.cell === -1 && w.models.every((one) => one === m || !one.carries.includes(id)),
      ),
  },
  {
    name: 'Poisoned',
    sets: 'EE-SPO-15 Venom',
    ends: 'EE-SPO-15 the end of this round; EE-DMG-12 leaving the board',
    isOn: (m) => m.poisoned,
    fits: (w, m) => onBoard(m) && !isFresh(w),
  },
  {
    name: 'Shadow broken',
    sets: 'EE-SPO-03 an attack',
    ends: 'EE-SPO-03 the end of the following round',
    isOn: (m) => m.seenUntil > 0,
    fits: (w, m) => m.seenUntil <= w.round + 1,
  },
  {
    name: 'GREMLIN off',
    sets: 'EE-SPC-07',
    ends: 'EE-SPC-07 the end of the next round',
    isOn: (m) => m.disabledUntil > 0,
    fits: (w, m) => m.disabledUntil <= w.round + 1,
  },
  {
    name: 'hits taken',
    sets: 'EE-ATK-03',
    ends: 'EE-RND-07 the end of the round',
    isOn: (m) => m.hitBy.length > 0,
    fits: (w) => !isFresh(w),
  },
  {
    name: 'used this round',
    sets: 'EE-SPO-12 Counterattack, EE-SPO-17 Blink, EE-SPC-22 a command',
    ends: 'EE-RND-07 the end of the round',
    isOn: (m) => m.spent.length > 0,
    fits: (w) => !isFresh(w),
  },
  {
    name: 'used in this battle',
    sets: 'EE-SPO-02, EE-SPO-09, EE-SPO-10, EE-SPO-20, EE-EQP-10',
    ends: 'the end of the battle: the next begins with new models',
    isOn: (m) => m.used.length > 0,
    fits: (_w, m) => new Set(m.used).size === m.used.length,
  },
  {
    name: 'suppression',
    sets: 'EE-OPT-03 a shooting hit',
    ends: 'EE-OPT-03 Rally; EE-DMG-12 leaving the board',
    isOn: (m) => m.suppressed > 0,
    fits: (w, m) => w.options.suppression && onBoard(m),
  },
  {
    name: 'has picked up a token',
    sets: 'EE-OBJ-03',
    ends: 'EE-OBJ-03 its next activation',
    isOn: (m) => m.tookToken,
    fits: (w, m) => m.unit !== 'Civilian' && w.tokens.length > 0,
  },
  {
    name: 'neutral',
    sets: 'the set-up of a mission',
    ends: 'EE-OBJ-06 taking charge',
    isOn: (m) => m.neutral,
    fits: (_w, m) => m.unit === 'Civilian' && (onBoard(m) || m.place === 'saved'),
  },
  {
    name: 'hidden',
    sets: 'EE-SPC-29',
    ends: 'EE-SPC-30, EE-SPC-31 being declared',
    isOn: (m) => m.place === 'hidden',
    fits: (w, m) => m.cell === -1 && (w.round === 0 || w.markers.some((marker) => marker.model === m.id)),
  },
];
