// PSI: the throw, and what becomes of the victim.
import { total, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Faction, Side } from '../../content/units.ts';
import type { Unit, UnitId } from '../../table.ts';
import { beginActing } from '../activation/activation.ts';
import { mindEffect } from '../../auto/player/answers.ts';
import { type Play, chapter } from '../chapter.ts';
import { type Throw, luckWindow } from './stars.ts';
import { mindNumber } from './targets.ts';
import { isCivilian, mission, unitOf } from '../who.ts';
import { called } from '../../content/units.ts';
import { named, whomOf } from '../../names.ts';

interface Mind extends Throw {
  attacker: UnitId;
  victim: UnitId;
  dice: number;
  faction: Faction;
  side: Side;
  seat: number;
  success: boolean;
}

/** CC-PSI-10, CC-PSI-14, CC-PSI-16 Effects that the victim can still suffer. */
function effects(victim: Unit): Choice[] {
  const offers: Choice[] = isCivilian(victim) ? [] : [{ do: 'panic' }];
  if (victim.swayed) applies('CC-PSI-14');
  else offers.push({ do: 'run' }, { do: 'control' });
  return offers;
}

export const mind = chapter<Mind>('mind')
  .shows('attacker', 'victim', 'dice', 'faction', 'side', 'seat', 'lucky', 'window', 'success')
  .steps({
    /** CC-PSI-03, CC-PSI-19 Only the highest die counts; it must exceed the number. */
    throw: {
      run(play, f) {
        const w = play.w;
        const parts = mindNumber(w, unitOf(w, f.attacker), unitOf(w, f.victim), f.dice);
        const dice = play.rolls(f.dice, 6, 'CC-PSI-03');
        const needed = total(parts);
        applies('CC-PSI-09');
        if (f.lucky) applies('CC-PSI-19');
        f.success = Math.max(...dice) > needed;
        play.tell?.(
          {
            type: 'PSI throw',
            unit: f.attacker,
            kind: unitOf(w, f.attacker).type,
            victim: f.victim,
            whom: whomOf(unitOf(w, f.victim)),
            dice,
            needed,
            success: f.success,
          },
          'CC-PSI-03',
        );
      },
    },
    luck: luckWindow(
      (_w, f) => !f.success,
      'throw',
      (w, f) => `${called(unitOf(w, f.attacker).type)} fails to enter the mind. Spend a star?`,
    ),
    /** CC-PSI-01 It is an attack, whether it succeeds or not (CC-M-CO6-04). */
    outcome: {
      run(play, f) {
        applies('CC-PSI-01');
        mission(play.w).on.attacked?.(play);
        if (!f.success) return 'done';
        mission(play.w).on.succeeded?.(play, unitOf(play.w, f.attacker), 'mind', [f.victim]);
      },
    },
    /** CC-PSI-10 The attacker chooses exactly one effect. */
    effect: {
      rule: 'CC-PSI-10',
      prompt: (w, f) => `What shall ${called(unitOf(w, f.victim).type)} suffer?`,
      who: (w, f) => (effects(unitOf(w, f.victim)).length > 0 ? f.seat : null),
      offers: (w, f) => effects(unitOf(w, f.victim)),
      auto: ({ w }, f) => mindEffect(w, f, effects(unitOf(w, f.victim))),
      take(play, f, _seat, choice) {
        const victim = unitOf(play.w, f.victim);
        if (choice.do === 'panic') {
          panic(play, victim);
          return 'done';
        }
        return {
          call: sway(play, victim, choice.do === 'run' ? 'run' : 'control', f),
          then: 'over',
        };
      },
    },
    over: { run: () => 'done' },
  });

/** CC-PSI-11 One action less at its next activation; it adds up. */
export function panic(play: Play, victim: Unit): void {
  victim.panics++;
  play.tell?.({ type: 'panics', ...named(victim) }, 'CC-PSI-11');
}

/** CC-PSI-12, CC-PSI-13, CC-PSI-15, CC-PSI-18 The attacker moves the victim, or acts once with it; its own activation stays what it was. */
function sway(play: Play, victim: Unit, command: 'run' | 'control', { attacker, faction, side, seat }: Mind) {
  applies(command === 'run' ? 'CC-PSI-12' : 'CC-PSI-13');
  applies('CC-PSI-18');
  if (isCivilian(victim)) applies('CC-PSI-16');
  victim.swayed = true;
  const told = { ...named(victim), by: attacker };
  if (command === 'run') play.tell?.({ type: 'made to run', ...told }, 'CC-PSI-12');
  else play.tell?.({ type: 'controlled', ...told }, 'CC-PSI-13');
  return beginActing(play.w, victim, { command, faction, side, seat, actions: 2 });
}

export const beginMind = (
  attacker: Unit,
  victim: Unit,
  dice: number,
  faction: Faction,
  side: Side,
  seat: number,
) =>
  mind.begin({
    attacker: attacker.id,
    victim: victim.id,
    dice,
    faction,
    side,
    seat,
    lucky: false,
    success: false,
  });
