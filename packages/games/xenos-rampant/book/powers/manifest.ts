// Psychic powers (XR-PSY, XR-P); nobody reacts to them (XR-PSY-10).
import { squared } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/places.ts';
import { isSpot, spot, field, shaped, landingIn } from '../../choices.ts';
import { POWER_RANGE, type PowerName, powerNamed } from '../../content/powers.ts';
import { radiusOf, within } from '../../distances.ts';
import { type Table, type Unit, type UnitId, leads, profileOf, sideOf, unitOf } from '../../table.ts';
import { jump, jumpFrame } from '../moving/jump.ts';
import { heal, suppress } from '../damage/losses.ts';
import { annul, endEarlier } from './lasting.ts';

import { landingFault, placed, spotsNear } from '../geometry/spots.ts';
import { namesOf } from '../../happenings.ts';
import { chapter } from '../chapter.ts';

const SUMMON_REACH = 1200;

/** XR-PSY-01 Alpha reaches 6" farther. */
function powerRange(unit: Unit): number {
  applies('XR-PSY-01');
  return POWER_RANGE + (profileOf(unit).xeno['Psychic'] === 4 ? 600 : 0);
}

/** XR-P-03 Spots within 12" of the Manifesting unit, 6" from enemies. */
function summonSpots(w: Table, by: Unit, unit: Unit): { x: number; y: number }[] {
  const m = placed(w, unit);
  return spotsNear(w, unit, by.x, by.y, SUMMON_REACH + radiusOf(by) + radiusOf(unit), 200).filter(
    (at) => landingFault(w, unit, at.x, at.y, m) === null,
  );
}

/** XR-PSY-03, XR-PSY-09 and each power's own text: what forbids it on a target, or null. */
export function powerFault(w: Table, by: Unit, power: PowerName, target: Unit): Refusal | null {
  const rule = powerNamed(power).id;
  if (!by.powers.includes(power)) return { rule: 'XR-PSY-01', reason: `${by.name} does not know ${power}.` };
  const friend = sideOf(w, target) === sideOf(w, by);
  if (power === 'Summoner') {
    const waits =
      target.state === 'reserve' &&
      friend &&
      (profileOf(target).xeno['Special Insertion'] !== undefined || target.dropped);
    return waits && summonSpots(w, by, target).length > 0
      ? null
      : { rule, reason: 'It needs an own reserve unit with Special Insertion and a spot for it.' };
  }
  if (target.state !== 'table' && target.state !== 'building')
    return { rule: 'XR-PSY-03', reason: 'That unit is not to be reached.' };
  if (!within(w, by, target, powerRange(by)))
    return { rule: 'XR-PSY-03', reason: `${target.name} is out of range.` };
  if (!friend && leads(w, target, 'Strong-Willed'))
    return { rule: 'XR-PSY-09', reason: `${target.name} is Strong-Willed.` };
  const p = profileOf(target);
  const no = (reason: string): Refusal => ({ rule, reason });
  switch (power) {
    case 'Mental Command':
    case 'Soothed Mind':
      return friend && target !== by ? null : no('It needs a friendly unit.');
    case 'Psychic Healing':
      return friend && !p.vehicle && !p.mechanoid && target.sp < target.start
        ? null
        : no('It needs hurt friendly infantry that is no Mechanoid.');
    case 'Machine Friend':
      return friend && (p.vehicle || p.mechanoid) && target.sp < target.start
        ? null
        : no('It needs a hurt friendly vehicle or Mechanoid.');
    case 'Visions of Terror':
      return !friend && !target.suppressed ? null : no('It needs an enemy that is not Suppressed.');
    case 'Paralysis':
      return friend ? no('It needs an enemy.') : null;
    case 'Transportation':
      applies(rule);
      return null;
    case 'Annulment':
      return w.effects.some((effect) => effect.on === target.id) ? null : no('No power lies on that unit.');
    default:
      return friend ? null : no('It needs a friend.');
  }
}

interface PowerFrame {
  by: UnitId;
  power: PowerName;
  target: UnitId;
}

export const manifest = chapter<PowerFrame>('power')
  .shows('by', 'power', 'target')
  .steps({
    manifest: {
      run(play, f) {
        const { w } = play;
        const by = unitOf(w, f.by);
        const target = unitOf(w, f.target);
        const power = powerNamed(f.power);
        endEarlier(play, by);
        play.tell?.(
          {
            type: 'manifested',
            unit: by.id,
            power: f.power,
            target: target.id,
            names: namesOf(play.w, by.id, target.id),
          },
          power.id,
        );
        applies('XR-PSY-10');
        // XR-PSY-06
        if (profileOf(target).xeno['Psychic Resistance'] !== undefined && play.roll(6, 'XR-PSY-06') >= 4) {
          play.tell?.(
            { type: 'resisted', unit: target.id, power: f.power, names: namesOf(play.w, target.id) },
            'XR-PSY-06',
          );
          return 'done';
        }
        if (power.lasts !== undefined) {
          w.effects.push({ power: f.power, by: by.id, on: target.id, begun: false });
          return 'done';
        }
        if (f.power === 'Psychic Healing' || f.power === 'Machine Friend') heal(play, target, power.id);
        if (f.power === 'Visions of Terror') suppress(play, target, 'XR-P-06');
        if (f.power === 'Annulment') annul(play, target);
        if (f.power === 'Transportation')
          return { call: jump.begin(jumpFrame(target, by.owner, 'XR-P-12')), then: 'over' };
        if (f.power !== 'Summoner') return 'done';
      },
    },
    /** XR-P-03 */
    'where does it appear?': {
      rule: 'XR-P-03',
      prompt: (w, f) => `Where does ${unitOf(w, f.target).name} appear?`,
      who: (w, f) => unitOf(w, f.by).owner,
      offers: (w, f) =>
        summonSpots(w, unitOf(w, f.by), unitOf(w, f.target))
          .slice(0, 6)
          .map((at) => ({ land: spot(at.x, at.y) })),
      spaces: (_w, f) => [{ kind: 'put down', unit: f.target }],
      judge(w, f, _seat, choice) {
        const at = field(choice, 'land');
        if (!shaped(choice, 'land') || !isSpot(at)) return { rule: 'XR-P-03', reason: 'Name a spot.' };
        const by = unitOf(w, f.by);
        const unit = unitOf(w, f.target);
        const most = SUMMON_REACH + radiusOf(by) + radiusOf(unit);
        if (squared(at[0], at[1], by.x, by.y) > most * most)
          return { rule: 'XR-P-03', reason: 'That is farther than 12".' };
        return landingFault(w, unit, at[0], at[1]);
      },
      take(play, f, _seat, choice) {
        const unit = unitOf(play.w, f.target);
        const [x, y] = landingIn(choice);
        unit.state = 'table';
        unit.x = x;
        unit.y = y;
        unit.tried = true;
        play.tell?.({ type: 'landed', unit: unit.id, x, y, names: namesOf(play.w, unit.id) }, 'XR-P-03');
      },
      auto: (play, f) =>
        automaton.nearestToEnemy(
          play.w,
          unitOf(play.w, f.target),
          summonSpots(play.w, unitOf(play.w, f.by), unitOf(play.w, f.target)),
        ),
    },
    over: { run: () => 'done' },
  });
