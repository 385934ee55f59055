// A previewed choice as a question, with what the map says about it.
import { percent } from './words.ts';
import { chainWords, unitOf } from './shared/faces.ts';
import { cellName } from '@xenotable/chibi-commander/content';
import {
  actor,
  chainsFor,
  type Choice,
  dangersAt,
  nameOf,
  shotOf,
  type Unit,
  type View,
} from '@xenotable/chibi-commander/preview';

/** Who could hit a unit where it would stand. */
function dangerWords(view: View, unit: Unit, cell: number): string {
  if (unit.faction === null) return '';
  const [worst, ...others] = dangersAt(view, unit, cell);
  if (worst === undefined) return ' Nobody in sight could hit it there.';
  const chance = percent(worst.chance);
  return others.length === 0
    ? ` ${nameOf(view, worst.unit.id)} could hit it there, ${chance}.`
    : ` ${others.length + 1} could hit it there, ${chance} at most.`;
}

const targetOf = (choice: Extract<Choice, { do: 'attack' }>, view: View): string =>
  'unit' in choice ? nameOf(view, choice.unit) : `Blip ${choice.blip + 1}`;

export function plannedOf(choice: Choice, view: View): { sentence: string; button: string } | null {
  const unit = actor(view);
  const name = unit === null ? '' : nameOf(view, unit.id);
  switch (choice.do) {
    case 'spawn': {
      const coming = unitOf(view, choice.unit);
      return (
        coming && {
          sentence: `${nameOf(view, coming.id)} arrives on ${cellName(choice.at)}?${dangerWords(view, coming, choice.at)}`,
          button: 'Arrive',
        }
      );
    }
    case 'walk':
      return (
        unit && {
          sentence: `${name} walks to ${cellName(choice.to)}?${dangerWords(view, unit, choice.to)}`,
          button: 'Walk',
        }
      );
    case 'use': {
      const chain = unit && chainsFor(view, unit)[choice.chain];
      return chain ? { sentence: `${name}: ${chainWords(chain)}?`, button: 'Use it' } : null;
    }
    case 'attack':
    case 'aim': {
      const shot = shotOf(view, choice);
      const at = choice.do === 'attack' ? targetOf(choice, view) : cellName(choice.at);
      return (
        shot && {
          sentence: `${name} ${choice.do === 'attack' ? 'attacks' : 'aims at'} ${at}? ${percent(shot.chance)} to hit over ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}.`,
          button: choice.do === 'attack' ? 'Attack' : 'Fire',
        }
      );
    }
    default:
      return null;
  }
}
