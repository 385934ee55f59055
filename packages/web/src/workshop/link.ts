// A scenario as a link: compressed in the fragment of the address, which no server sees.
import type { Json, ScenarioHead } from '@xenotable/kernel';
import { pack, toLetters, unpack } from '../kit/letters.ts';
import type { Craft } from './craft.ts';

const NAME = '#scenario=';

/** The largest QR code that a phone can read has this many letters. */
export const MOST_IN_CODE = 2900;

/** Without the white space of its file. */
const compact = (text: string): string => JSON.stringify(JSON.parse(text));

export const linkTo = async <S extends ScenarioHead>(
  { game, sheet }: Pick<Craft<S>, 'game' | 'sheet'>,
  scenario: S,
): Promise<string> => `${location.origin}/editor/${game}${NAME}${await pack(compact(sheet.write(scenario)))}`;

/** The text of the scenario in the address; null if there is none. */
export async function scenarioInAddress(): Promise<string | null> {
  if (!location.hash.startsWith(NAME)) return null;
  try {
    return await unpack(location.hash.slice(NAME.length));
  } catch {
    throw new Error('The scenario in this link is damaged: perhaps a part of it was cut off.');
  }
}

/** The address of a set-up with these options; the seats are chosen there. */
export const setupPath = async (game: string, options: Record<string, Json>): Promise<string> =>
  `/new/${game}#options=${await pack(JSON.stringify(options))}`;

/** A question for the laboratory: how hard the scenario is for sensible players. */
export const questionPath = <S extends ScenarioHead>(
  { game, sheet, seats }: Pick<Craft<S>, 'game' | 'sheet' | 'seats'>,
  scenario: S,
): string =>
  `/lab#question=${toLetters(
    JSON.stringify({
      question: `How hard is ${scenario.name}?`,
      game,
      kind: 'rate',
      setup: {
        options: sheet.options(scenario),
        seats: seats(scenario).map(({ kind, name }) => ({ kind, name })),
      },
      stop: { games: 200 },
    }),
  )}`;
