// Tests damaged scenarios: each must be refused with its field, have a `stop` problem, or play to its end.
import { fastChance, uniform } from '../src/chance/fast.ts';
import { BadInput } from '../src/read/badInput.ts';
import { itemAt } from '../src/read/itemAt.ts';
import { type Json, copyJson, isObject } from '../src/read/json.ts';
import type { AnyGame } from '../src/rules/game.ts';
import type { ScenarioHead, ScenarioSheet } from '../src/rules/scenario.ts';
import { LawBroken, people, randomGame } from './laws/trial.ts';

export interface Mutated {
  refused: number;
  stopped: number;
  played: number;
}

/** A place in a document: the object that holds it, and the key. */
interface Spot {
  holder: Record<string, Json>;
  key: string;
}

function spotsOf(value: Json): Spot[] {
  if (!isObject(value)) return [];
  // A list is held by its indices.
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key] ?? null)]);
}

const ODD: readonly Json[] = [null, '', 'x', -1, 0, 1e9, 0.5, true, [], {}, ['x'], { x: 1 }];

/** One change at one place. */
function spoil(document: Json, any: (below: number) => number): void {
  const spots = spotsOf(document);
  if (spots.length === 0) return;
  const { holder, key } = itemAt(spots, any(spots.length));
  const other = itemAt(spots, any(spots.length));
  const value = holder[key] ?? null;
  const ways: (() => void)[] = [
    () => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
    () => void (holder[key] = copyJson(itemAt(ODD, any(ODD.length)))),
    () => void (holder[key] = copyJson(other.holder[other.key] ?? null)),
    () => void (typeof value === 'number' ? (holder[key] = value + itemAt([-1, 1, 10], any(3))) : null),
    () => void (Array.isArray(value) && value.length > 0 ? value.push(copyJson(value[0] ?? null)) : null),
    () => void (Array.isArray(value) ? value.reverse() : null),
    () => void (isObject(value) && !Array.isArray(value) ? (value['strange'] = 1) : null),
  ];
  itemAt(ways, any(ways.length))();
}

/** The outcome of a scenario that may be wrong. Any other error is thrown. */
function outcomeOf(
  game: AnyGame,
  sheet: ScenarioSheet,
  given: Json,
  seed: number,
  bound: number,
): keyof Mutated {
  let scenario: ScenarioHead;
  try {
    scenario = sheet.read(JSON.stringify(given));
  } catch (error) {
    if (error instanceof BadInput && error.where.startsWith('scenario')) return 'refused';
    throw error;
  }
  const stops = sheet.problems(scenario).filter(({ severity }) => severity === 'stop');
  const seats = people(Math.max(sheet.people(scenario), game.seats.least));
  const trial = { name: scenario.name, options: sheet.options(scenario), seats };
  if (stops.length === 0) {
    randomGame(game, trial, seed, () => undefined, bound);
    return 'played';
  }
  try {
    game.setup(trial.options, seats, fastChance(seed));
  } catch (error) {
    if (error instanceof BadInput && error.where.startsWith('options.scenario')) return 'stopped';
    throw error;
  }
  throw new LawBroken(`a table begins with a scenario that is stopped by ${itemAt(stops, 0).field}`);
}

/** The title's own scenarios, each damaged by one to three changes. The same seed gives the same ones. */
export function* damagedScenarios(
  sheet: ScenarioSheet,
  count: number,
  seed: number,
): Generator<{ seed: number; document: Json }> {
  const own = [sheet.fresh(), ...sheet.examples].map((scenario) => sheet.write(scenario));
  for (let n = seed; n < seed + count; n++) {
    const any = uniform(n);
    const document: Json = JSON.parse(itemAt(own, any(own.length)));
    for (let changes = any(3); changes >= 0; changes--) spoil(document, any);
    yield { seed: n, document };
  }
}

/** Tests the title's damaged scenarios. */
export function mutatedScenarios(game: AnyGame, count: number, seed: number, bound: number): Mutated {
  const sheet = game.scenarios;
  if (sheet === undefined) throw new Error(`${game.name} has no scenarios`);
  const found: Mutated = { refused: 0, stopped: 0, played: 0 };
  for (const { seed: own, document } of damagedScenarios(sheet, count, seed)) {
    try {
      found[outcomeOf(game, sheet, document, own, bound)]++;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new LawBroken(`${message} (scenario ${own}: ${JSON.stringify(document)})`, { cause: error });
    }
  }
  return found;
}
