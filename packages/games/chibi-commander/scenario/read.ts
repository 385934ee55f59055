// A scenario from a file or an editor: every word is known or named as wrong.
import { BadPicture, framedSize, readFramed, writeFramed } from '@xenotable/board';
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  contentReader,
  fields,
  headOf,
  headReaders,
  isObject,
  listOf,
  oneOf,
  scenarioData,
} from '@xenotable/kernel';
import { grid, pictureOf } from '../board.ts';
import { edgeSigns, fieldSigns, layoutNames } from '../content/maps.ts';
import { TYPE_KIND, keyOf } from '../content/own.ts';
import { FACTIONS, SIDES, type Side, type TypeName, typeNamed, typeNames } from '../content/units.ts';
import { aCell, aDoor, aPlace, at, doorAt } from '../places.ts';
import { eventReader } from './readEvents.ts';
import {
  GOAL_KINDS,
  type Hidden,
  MIXED,
  MODES,
  type Placed,
  type Scenario,
  type Squad,
  type Zones,
} from './scenario.ts';

const aSet =
  <const T>(key: T): Reader<T> =>
  (value, where) => {
    if (value !== key) throw new BadInput(where, `must be ${JSON.stringify(key)} or left out`);
    return key;
  };

/** CC-SCN-02 A layout's name, the lines of a picture, or all of it as one text; 24 by 16 fields of known signs. */
const aMap: Reader<string[]> = (value, where) => {
  if (typeof value === 'string' && !value.includes('\n'))
    return writeFramed(pictureOf(oneOf(layoutNames)(value, where))).split('\n');
  const text = typeof value === 'string' ? value : listOf(aText)(value, where).join('\n');
  try {
    const { width, height } = framedSize(text);
    if (width !== grid.width || height !== grid.height)
      throw new BadInput(
        where,
        `must have ${grid.width} columns and ${grid.height} rows of fields, not ${width} and ${height}`,
      );
    const picture = readFramed(text);
    const bare = [...picture.cells].findIndex((sign) => fieldSigns[sign] === undefined);
    if (bare >= 0)
      throw new BadInput(
        where,
        `nobody knows the field ${JSON.stringify(picture.cells[bare])} on ${at(bare)}; known: ${Object.keys(fieldSigns).join(' ')}`,
      );
    const edge = [...(picture.upright + picture.level)].find((sign) => edgeSigns[sign] === undefined);
    if (edge !== undefined)
      throw new BadInput(
        where,
        `nobody knows the edge ${JSON.stringify(edge)}; known: ${Object.keys(edgeSigns).join(' ').trim()} and blank`,
      );
    return writeFramed(picture).split('\n');
  } catch (error) {
    if (error instanceof BadPicture) throw new BadInput(where, error.message);
    throw error;
  }
};

/** No list of a scenario is longer, and none of fields: that many are on the map. */
const MOST = 200;
const MOST_FIELDS = grid.size;

const aField: Reader<string> = (value, where) => at(aCell(value, where));

const readZones: Reader<Zones> = (value, where) => ({
  start: [],
  arrive: [],
  exits: [],
  ...fields(
    {},
    {
      start: listOf(aPlace, MOST_FIELDS),
      arrive: listOf(aPlace, MOST_FIELDS),
      exits: listOf(aPlace, MOST_FIELDS),
    },
  )(value, where),
});

/** CC-SCN-15 A type of the book, or one of the scenario's own by its name. */
type Types = Reader<TypeName>;

const placedReader = (aType: Types): Reader<Placed> =>
  fields(
    { type: (value, where) => (value === 'Ghost' ? value : aType(value, where)), at: aField },
    {
      blip: aSet(true),
      mode: oneOf(MODES),
      coma: aSet(true),
      lost: aNumber(1, 5),
      round: aNumber(2, 30),
      faction: oneOf(['Aliens', 'Reapers'] as const),
    },
  );

const aGhostNumber = aNumber(0, 12);
const readChosen = fields({ slots: aNumber(1, 12) }, { points: aNumber(0, 20), ghosts: aGhostNumber });
const readLevels = fields({ levels: listOf(aNumber(1, 3)) }, { ghosts: aGhostNumber });
const readLimited = fields(
  { slots: aNumber(1, 12), atMost: listOf(fields({ LV2: aNumber(0, 12), LV3: aNumber(0, 12) })) },
  { ghosts: aGhostNumber },
);
const readExactly = fields({ exactly: listOf(aNumber(0, 12), 3) }, { ghosts: aGhostNumber });
const squadReader =
  (aType: Types): Reader<Squad> =>
  (value, where) => {
    const readFixed = fields({ units: listOf(aType) }, { ghosts: aGhostNumber });
    const says = (word: string): boolean => typeof value === 'object' && value !== null && word in value;
    if (says('units')) return readFixed(value, where);
    if (says('atMost')) return readLimited(value, where);
    if (says('exactly')) return readExactly(value, where);
    if (says('of'))
      return fields(
        { slots: aNumber(1, 12), of: listOf(aType) },
        { beside: listOf(aType), ghosts: aGhostNumber },
      )(value, where);
    return says('levels') ? readLevels(value, where) : { points: 0, ...readChosen(value, where) };
  };

const readGoal = fields(
  { goal: oneOf(GOAL_KINDS), points: aNumber(-9, 9) },
  { needed: aNumber(1, 30), most: aNumber(1, 30), every: aNumber(2, 10), ends: aSet(true) },
);

/** Fields for both sides, or for some. */
const bySide = <T>(reader: Reader<T>, none: () => T): Reader<Record<Side, T>> => {
  const read = fields({}, Object.fromEntries(SIDES.map((side) => [side, reader])));
  return (value, where) => {
    const given = read(value, where) as Record<string, T | undefined>;
    return { Earth: given['Earth'] ?? none(), Invaders: given['Invaders'] ?? none() };
  };
};

const readScatter = fields(
  { in: listOf(aPlace, MOST_FIELDS) },
  { blips: aNumber(1, 20), mode: oneOf(MODES), apart: aNumber(1, 10), clear: aNumber(1, 10) },
);

/** How many Blips of each kind, or of a type by its name. */
const mixReader =
  (aType: Types): Reader<Hidden['mix']> =>
  (value, where) => {
    if (!isObject(value)) throw new BadInput(where, 'must say how many Blips of each kind there are');
    return Object.fromEntries(
      Object.entries(value).map(([kind, count]) => [
        MIXED.find((one) => one === kind) ?? aType(kind, `${where}.${kind}`),
        aNumber(1, 30)(count, `${where}.${kind}`),
      ]),
    );
  };

const readPosts = fields({ areas: listOf(listOf(aPlace, MOST_FIELDS), 24) }, { most: aNumber(1, 12) });
const readTotal = fields({}, { least: aNumber(-99, 99), most: aNumber(-99, 99) });
const readPowers = fields({}, { actions: aNumber(1, 4), armed: aSet(true) });
const readDoor: Reader<string> = (value, where) => doorAt(aDoor(value, where));

const hiddenReader =
  (aType: Types): Reader<Hidden> =>
  (value, where) => {
    const given = fields(
      {
        mix: mixReader(aType),
        scatter: listOf(readScatter, MOST),
      },
      {
        types: listOf(aType),
        types3: listOf(aType),
        awake: aNumber(1, 12),
        alarm: aSet(true),
      },
    )(value, where);
    return {
      mix: given.mix,
      types: given.types ?? [],
      types3: given.types3 ?? [],
      scatter: given.scatter.map((one) => ({ ...one, mode: one.mode ?? 'NORMAL' })),
      ...(given.awake !== undefined && { awake: given.awake }),
      ...(given.alarm !== undefined && { alarm: given.alarm }),
    };
  };

const HEAD = headReaders('chibi-commander', [TYPE_KIND]);

const bodyReader = (aType: Types) =>
  fields(
    {
      ...HEAD.needed,
      map: aMap,
      rounds: aNumber(1, 30),
      goals: bySide(listOf(readGoal, MOST), () => []),
    },
    {
      ...HEAD.free,
      play: oneOf(['versus', 'against the automaton'] as const),
      people: oneOf(SIDES),
      doors: oneOf(['free', 'one point'] as const),
      visibility: aNumber(1, 40),
      fog: aFlag,
      blips: aFlag,
      victory: aSet('goals'),
      zones: bySide(readZones, (): Zones => ({ start: [], arrive: [], exits: [] })),
      targets: listOf(aPlace, MOST_FIELDS),
      landing: listOf(aPlace, MOST_FIELDS),
      hidden: hiddenReader(aType),
      events: listOf(eventReader(aType), 8),
      posts: readPosts,
      open: listOf(readDoor, MOST),
      total: readTotal,
      powers: readPowers,
      units: listOf(placedReader(aType), MOST),
      squads: fields({}, Object.fromEntries(FACTIONS.map((faction) => [faction, squadReader(aType)]))),
    },
  );

const readContent = contentReader([TYPE_KIND]);

/** The types that a file may name: those of the book, and its own, by their names or, where it was read before, by all of their cards. */
function typesIn(data: unknown, where: string): Types {
  const content: unknown = isObject(data) ? data['content'] : undefined;
  const own = new Map<string, TypeName>(
    content === undefined
      ? []
      : readContent(content, `${where}.content`).flatMap((thing): [string, TypeName][] => [
          [thing.name, keyOf(thing)],
          [keyOf(thing), keyOf(thing)],
        ]),
  );
  const known = oneOf([...typeNames, ...own.keys()]);
  return (given, at) => {
    const name = known(given, at);
    return own.get(name) ?? typeNamed(name);
  };
}

export function readScenario(value: unknown, where = 'scenario'): Scenario {
  const data = scenarioData(value, where);
  const given = bodyReader(typesIn(data, where))(data, where);
  return {
    ...headOf(given),
    play: given.play ?? 'against the automaton',
    people: given.people ?? 'Earth',
    map: given.map,
    doors: given.doors ?? 'free',
    visibility: given.visibility ?? 7,
    fog: given.fog ?? false,
    blips: given.blips ?? true,
    rounds: given.rounds,
    ...(given.victory !== undefined && { victory: given.victory }),
    zones: given.zones ?? {
      Earth: { start: [], arrive: [], exits: [] },
      Invaders: { start: [], arrive: [], exits: [] },
    },
    targets: given.targets ?? [],
    ...(given.landing !== undefined && { landing: given.landing }),
    ...(given.hidden !== undefined && { hidden: given.hidden }),
    ...(given.events !== undefined && { events: given.events }),
    ...(given.posts !== undefined && { posts: given.posts }),
    ...(given.open !== undefined && { open: given.open }),
    ...(given.total !== undefined && { total: given.total }),
    ...(given.powers !== undefined && { powers: given.powers }),
    units: given.units ?? [],
    squads: (given.squads ?? {}) as Scenario['squads'],
    goals: given.goals,
  };
}
