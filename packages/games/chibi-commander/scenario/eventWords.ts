// Events of a scenario in words, for whoever edits, prints or plays it.
import { called } from '../content/units.ts';
import { type Scenario, type Squad, blipsOf } from './scenario.ts';
import { type Member, type ScenarioEvent, type Waves, byLevel } from './events.ts';

/** '2 Grey, Birdy' */
function summed(types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, many]) => (many === 1 ? called(type) : `${many} ${called(type)}`))
    .join(', ');
}

const setWords = (sets: readonly (readonly Member[])[]): string =>
  sets.map((set, i) => `${i + 1}: ${summed(set.map(({ type }) => type))}`).join('; ');

const waveWords = (waves: Waves['waves']): string =>
  byLevel(waves)
    ? waves.map((wave) => wave.map((many, i) => `${many} LV${i + 1}`).join(' ')).join('; ')
    : waves.map(summed).join('; ');

function wavesWords({ waves, points, quadrants, spread = 1, folk, far, heal }: Waves): string {
  const where =
    typeof points !== 'number'
      ? `points ${points.join(', ')}`
      : `${points} ${points === 1 ? 'point' : 'points'} that people place${quadrants === true ? ', one in each quadrant' : ''}`;
  return [
    `${waves.length} ${waves.length === 1 ? 'wave comes' : 'waves come'}, each when the one before is dead, from ${where}: ${waveWords(waves)}`,
    spread > 1 && `each wave uses ${spread} different points`,
    folk !== undefined && `people may place ${folk} civilians`,
    far !== undefined && `people set up ${far} fields from every point`,
    heal === 'one' && 'after a wave one unit is healed',
    heal === 'all' && 'after a wave everybody is healed',
  ]
    .filter(Boolean)
    .join('; ');
}

/** A whole sentence without its full stop. */
export function eventWords(event: ScenarioEvent): string {
  switch (event.event) {
    case 'reinforce':
      return `When no Invader is awake, one more ${called(event.type)} comes by the die to ${event.at.join(', ')} (${event.mode}), as long as there are figures`;
    case 'force':
      return `A die says who stands there. ${setWords(event.sets)}`;
    case 'assault':
      return `A die says who comes in the first turn, another one from where${event.late === undefined ? '' : `; people hold ${event.late} back until the second`}. ${setWords(event.sets)}`;
    case 'waves':
      return wavesWords(event);
    case 'strike':
      return 'Each round people may ask for a strike (5 or 6) that kills everybody and ends the mission';
    case 'purpose':
      return 'In each turn of the automaton people choose a Blip that acts on purpose';
    case 'bus':
      return `A bus stands on ${event.at}: Invaders attack it, people may drive it out`;
    case 'hatchery':
      return `Humans whom Invaders kill hatch on 4 or more: ${summed(event.brood)}`;
  }
}

/** Who is in a squad, for people. */
export function squadWords(squad: Squad): string {
  if ('units' in squad) return summed(squad.units);
  if ('levels' in squad) return squad.levels.map((level) => `LV${level}`).join(', ');
  if ('exactly' in squad) return squad.exactly.map((many, i) => `${many} LV${i + 1}`).join(', ');
  if ('of' in squad)
    return `${squad.slots} of ${squad.of.map(called).join(', ')}${squad.beside === undefined ? '' : `, with ${summed(squad.beside)}`}`;
  return 'atMost' in squad
    ? `${squad.slots} units, at most ${squad.atMost.map(({ LV2, LV3 }) => `${LV2} LV2 and ${LV3} LV3`).join(', or ')}`
    : `${squad.slots} units, ${squad.points} points to spend`;
}

/** What a scenario has besides units, squads and goals, a sentence each. */
export const furtherWords = ({
  events = [],
  hidden,
  landing,
  posts,
  open,
  total,
  powers,
}: Scenario): string[] =>
  [
    hidden !== undefined &&
      `${Object.entries(hidden.mix)
        .map(([kind, many]) => `${many} ${called(kind)}`)
        .join(', ')} are mixed; ${hidden.scatter
        .map((one) => `${blipsOf(one)} ${one.mode} in ${one.in.join(', ')}`)
        .join('; ')}`,
    hidden !== undefined && hidden.types.length > 0 && `Any: ${summed(hidden.types)}`,
    hidden !== undefined && hidden.types3.length > 0 && `Any LV3: ${summed(hidden.types3)}`,
    hidden?.awake !== undefined && `People wake ${hidden.awake} of them`,
    hidden?.alarm === true && 'The first attack wakes everybody',
    landing !== undefined && `One unit of the squad may land on ${landing.join(', ')}`,
    posts !== undefined &&
      `${posts.most === undefined ? 'Somebody stands in each of' : `At most ${posts.most} stand in each of`} ${posts.areas.map((area) => area.join(', ')).join('; ')}`,
    open !== undefined && `Doors that stand open: ${open.map((door) => door.replace(' ', '–')).join('; ')}`,
    ...events.map(eventWords),
    powers?.actions !== undefined && `Units of the people have ${powers.actions} actions`,
    powers?.armed === true && 'Civilians under Control may strike',
    total?.least !== undefined && `Points never fall below ${total.least}`,
    total?.most !== undefined && `Points never rise above ${total.most}`,
  ].flatMap((words) => (typeof words === 'string' ? [`${words}.`] : []));
