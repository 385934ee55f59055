// Nodes of a scenario from a file: fights, checks, choices and halts.
import {
  BadInput,
  type Reader,
  aMark,
  aNumber,
  byWord,
  exactly,
  fields,
  listOf,
  oneOf,
  textOf,
} from '@xenotable/kernel';
import type { KindName } from '../content/cards.ts';
import type { Branch, CardList, Check, Effect, NodeText } from '../content/mission.ts';
import { aNode, aTitle } from './words.ts';

const aWits = aNumber(-5, 5);
/** What players read on arrival. */
const text = textOf(0, 300);

/** So many cards of a kind: `[2, "Drone"]`. */
const listReader = (aKind: Reader<KindName>): Reader<CardList> =>
  listOf((value, where) => {
    if (!Array.isArray(value) || value.length !== 2)
      throw new BadInput(where, 'must be a number of cards and a kind, such as [2, "Drone"]');
    return [aNumber(1, 8)(value[0], `${where}[0]`), aKind(value[1], `${where}[1]`)] as const;
  });

const effectReader = (aKind: Reader<KindName>): Reader<Effect> =>
  byWord<Effect>('does', {
    add: fields({ does: exactly('add'), kind: aKind, node: aNode }),
    command: fields({ does: exactly('command'), cp: aNumber(1, 5), node: aNode }),
    lights: fields({ does: exactly('lights') }),
    skip: fields({ does: exactly('skip'), node: aNode }),
    burn: fields({ does: exactly('burn'), clock: aNumber(-5, 5) }, { held: aMark }),
    harm: fields({ does: exactly('harm'), upTo: aNumber(1, 9) }),
  });

const aHalt = fields(
  { kind: oneOf(['supply', 'rest'] as const), title: aTitle },
  { text, ammo: aNumber(1, 20), heal: aNumber(1, 8), rest: aMark, surgery: aMark },
);

/** A node, with cards of these kinds. */
export function nodeReader(aKind: Reader<KindName>): Reader<NodeText> {
  const aList = listReader(aKind);
  const effects = listOf(effectReader(aKind));
  const aCheck: Reader<Check> = fields({ wits: aWits, success: effects, failure: effects });
  const aBranch: Reader<Branch> = fields({ name: aTitle }, { check: aCheck, effects, ends: aMark });
  return byWord<NodeText>('kind', {
    combat: fields(
      { kind: exactly('combat'), title: aTitle, enemies: aList, shadows: aList },
      {
        text,
        reinforce: aMark,
        until: aNumber(2, 20),
        dugIn: aMark,
        noWayBack: aMark,
        charges: fields({ needed: aNumber(1, 40), wits: aWits }),
        lamps: aMark,
      },
    ),
    check: fields(
      { kind: exactly('check'), title: aTitle, wits: aWits, success: effects, failure: effects },
      { text },
    ),
    choice: fields({ kind: exactly('choice'), title: aTitle, branches: listOf(aBranch) }, { text }),
    supply: aHalt,
    rest: aHalt,
  });
}
