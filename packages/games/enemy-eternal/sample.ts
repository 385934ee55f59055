// A random legal choice inside a space.
import type { Chance, Seat, Space } from '@xenotable/kernel';
import { ground, spotOf } from './book/board/ground.ts';
import { rulesFor } from './book/squad/muster.ts';
import { randomSquad } from './book/squad/randomSquad.ts';
import type { Choice } from './choices.ts';
import type { Faction } from './content/units.ts';
import type { Table } from './table.ts';

export function sample(w: Table, _seat: Seat, space: Space, chance: Chance): Choice {
  if (space.kind === 'squad') {
    const factions = space['factions'] as Faction[];
    return {
      do: 'muster',
      squad: randomSquad(factions[chance.roll(factions.length, 'EE-SQD-04') - 1]!, rulesFor(w), chance),
    };
  }
  const cells = space['cells'] as number[];
  const to = spotOf(ground(w), cells[chance.roll(cells.length, 'EE-MOV-01') - 1]!);
  if (space.kind === 'place') return { do: 'place', model: space['model'] as number, at: to };
  if (space.kind === 'marker') return { do: 'marker', at: to };
  return { do: space.kind as 'run' | 'climb', actions: space['actions'] as 1 | 2, to };
}
