// A random legal choice inside a space.
import type { Chance, RuleId, Seat } from '@xenotable/kernel';
import { ground, spotOf } from './book/board/ground.ts';
import { rulesFor } from './book/squad/muster.ts';
import { randomSquad } from './book/squad/randomSquad.ts';
import type { Choice } from './choices.ts';
import { randomGear } from './randomGear.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

/** One of several, each as likely. */
function anyOf<T>(things: readonly T[], chance: Chance, why: RuleId): T {
  const at = chance.roll(things.length, why) - 1;
  const thing = things[at];
  if (thing === undefined) throw new Error(`there is no number ${at + 1} of ${things.length}`);
  return thing;
}

export function sample(w: Table, _seat: Seat, space: Space, chance: Chance): Choice {
  if (space.kind === 'squad') {
    const faction = anyOf(space.factions, chance, 'EE-SQD-04');
    const rules = rulesFor(w);
    // EE-CAM-02 A campaign begins with AI loadouts.
    const buys = rules.campaign ? undefined : randomGear(chance);
    return { do: 'muster', squad: randomSquad(faction, rules, chance, buys) };
  }
  if (space.kind === 'name') {
    const veteran = anyOf(space.soldiers, chance, 'EE-CAM-19');
    return { do: 'call', veteran, name: `Number ${veteran}` };
  }
  const to = spotOf(ground(w), anyOf(space.cells, chance, 'EE-MOV-01'));
  if (space.kind === 'place') return { do: 'place', model: anyOf(space.models, chance, 'EE-DEP-02'), at: to };
  if (space.kind === 'marker') return { do: 'marker', at: to };
  if (space.kind === 'charge')
    return {
      do: 'charge',
      weapon: anyOf(space.weapons, chance, 'EE-CHG-01'),
      target: space.target,
      to,
      ...(space.climb && { climb: true }),
    };
  return { do: space.kind, actions: space.actions, to };
}
