// Teleport: the test, and where everybody lands.
import { applies, itemAt } from '@xenotable/kernel';
import type { Faction, Side } from '../../content/units.ts';
import { type Cell, NONE, type UnitId } from '../../table.ts';
import { spot } from '../blips/blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { distance } from '../fight/sight.ts';
import { type Throw, luckWindow } from '../fight/stars.ts';
import { landings } from '../fight/targets.ts';
import { sum } from '../fight/wounds.ts';
import { mission, unitOf } from '../who.ts';
import { called } from '../../content/units.ts';
import { named } from '../../names.ts';

interface Jump extends Throw {
  unit: UnitId;
  to: Cell;
  /** CC-MOV-15 Those taken along who have not landed yet. */
  with: UnitId[];
  all: UnitId[];
  dice: number;
  faction: Faction;
  side: Side;
  seat: number;
  success: boolean;
}

/** Puts somebody on a field: whoever teleports on the target, those it takes along beside it. */
export function land(play: Play, id: UnitId, cell: Cell, how: 'teleported' | 'carried' = 'teleported'): void {
  const unit = unitOf(play.w, id);
  const from = unit.cell;
  unit.cell = cell;
  unit.moved = true;
  play.tell?.({ type: 'teleported', ...named(unit), to: cell }, 'CC-MOV-12');
  mission(play.w).on.entered?.(play, unit, how, null, from);
}

export const jump = chapter<Jump>('jump')
  .shows('unit', 'to', 'with', 'all', 'dice', 'faction', 'side', 'seat', 'lucky', 'window', 'success')
  .steps({
    /** CC-MOV-13 The sum must reach the distance and two for each passenger. */
    test: {
      run(play, f) {
        const needed = distance(unitOf(play.w, f.unit).cell, f.to) + 2 * f.with.length;
        const dice = play.rolls(f.dice, 6, 'CC-MOV-13');
        f.success = sum(dice) >= needed;
        play.tell?.(
          {
            type: 'teleport throw',
            unit: f.unit,
            kind: unitOf(play.w, f.unit).type,
            dice,
            needed,
            success: f.success,
          },
          'CC-MOV-13',
        );
      },
    },
    luck: luckWindow(
      (_w, f) => !f.success,
      'test',
      () => 'The teleport fails. Spend a star?',
    ),
    /** CC-MOV-14 On a failure nobody moves. */
    arrive: {
      run(play, f) {
        if (!f.success) {
          applies('CC-MOV-14');
          return 'done';
        }
        if (f.with.length > 0) applies('CC-MOV-15');
        // The passengers' own fields are free for the others once everybody has left.
        for (const id of f.with) unitOf(play.w, id).cell = -1;
        land(play, f.unit, f.to);
      },
    },
    /** CC-MOV-16 Each passenger lands beside the target field, where the teleporting player says. */
    passengers: {
      rule: 'CC-MOV-16',
      prompt: (w, f) => `Where does ${called(unitOf(w, f.with[0] ?? NONE).type)} land?`,
      who: (_w, f) => (f.with.length > 0 ? f.seat : null),
      offers: (w, f) => landings(w, f.to).map((at) => ({ do: 'land', at })),
      auto: ({ w }, f) => ({ do: 'land', at: itemAt(landings(w, f.to), 0) }),
      take(play, f, _seat, choice) {
        const first = f.with.shift();
        if (first !== undefined && choice.do === 'land') land(play, first, choice.at, 'carried');
        return 'again';
      },
    },
    look: {
      run(play, f) {
        mission(play.w).on.succeeded?.(play, unitOf(play.w, f.unit), 'jump', f.all);
        spot(play, f.unit);
      },
    },
  });
