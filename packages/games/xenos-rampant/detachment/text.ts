// Lists as text, one unit per line: 'Heavy Infantry + Increased Squad Size, Heavy Weapon (6, Commander) [free: Move]'.
import { BadInput, type OwnThing, closest } from '@xenotable/kernel';
import { POWERS } from '../content/powers.ts';
import { type Action, UNIT_NAMES, type UnitName } from '../content/units.ts';
import { XENO } from '../content/xeno.ts';
import { costOf } from './cost.ts';
import { type Entry, type List, entryOf } from './list.ts';
import { optionsFor, readOwnUnits, typeOf } from './own.ts';
import { ownText } from './profile.ts';
import { head } from '../ends.ts';

const ACTIONS: readonly Action[] = ['Attack', 'Move', 'Shoot'];

function actionNamed(text: string, where: string): Action {
  const action = ACTIONS.find((one) => one.toLowerCase() === text.toLowerCase());
  if (action === undefined)
    throw new BadInput(where, `${JSON.stringify(text)} is no action${closest(text, ACTIONS)}`);
  return action;
}

/** The notes in square brackets at the end of a line. */
function notes(line: string, where: string): { rest: string; notes: [string, string][] } {
  const found: [string, string][] = [];
  const rest = line.replace(/\[([^\]]*)\]/g, (_, note: string) => {
    const [key = '', ...value] = note.split(':');
    found.push([key.trim().toLowerCase(), value.join(':').trim()]);
    return '';
  });
  if (/[[\]]/.test(rest)) throw new BadInput(where, 'has a square bracket without its partner');
  return { rest: rest.trim(), notes: found };
}

const typeNamed = (text: string): UnitName | undefined =>
  UNIT_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());

/** The unit that a line names: of those that are known by name, the one that the line itself describes, or a printed one. */
function unitIn(name: string, known: readonly OwnThing[], where: string): Entry {
  const own = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const unit = typeNamed(own?.like ?? name);
  if (unit === undefined)
    throw new BadInput(
      where,
      `${JSON.stringify(name)} is no unit${closest(name, [...UNIT_NAMES, ...known.map((one) => one.name)])}`,
    );
  return entryOf(unit, own === undefined ? {} : { own });
}

/** What stands in braces at the end of a line. */
function described(text: string, where: string): OwnThing[] {
  try {
    return readOwnUnits([JSON.parse(text)], where);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(where, 'describes a unit of its own, but not as JSON');
  }
}

/** `content`: units of one's own that the line may name. */
function readLine(whole: string, where: string, content: readonly OwnThing[] = []): Entry {
  const brace = whole.indexOf('{');
  const line = brace < 0 ? whole : whole.slice(0, brace);
  const owns = brace < 0 ? content : described(whole.slice(brace), where);
  const { rest, notes: found } = notes(line, where);
  // 'Transport (10)' is an option, not a price.
  const end = /(?<!\bTransport ?)(?<=\S) *\((\d+)(,\s*Commander)?\)$/i.exec(rest);
  const body = end === null ? rest : rest.slice(0, end.index);
  const [unit = '', ...more] = body.split('+').map((part) => part.trim());
  const entry = { ...unitIn(unit, owns, where), commander: end?.[2] !== undefined };
  const options = optionsFor(entry).map((option) => option.name);
  const bought = more.join(', ').replace(/Exploder,\s*/gi, 'Exploder\u0000');
  const names = [...options, ...XENO.map((rule) => rule.name)];
  for (const raw of bought
    .split(',')
    .map((part) => part.trim().replace('\u0000', ', '))
    .filter((part) => part !== '')) {
    const name = names.find((candidate) => candidate.toLowerCase() === raw.toLowerCase());
    if (name === undefined)
      throw new BadInput(
        where,
        `${JSON.stringify(raw)} is no option of ${typeOf(entry)}${closest(raw, names)}`,
      );
    if (options.includes(name)) entry.options.push(name);
    else entry.xeno.push(name);
  }
  for (const [key, value] of found) readNote(entry, key, value, where);
  if (end !== null && Number(end[1]) !== costOf(entry))
    throw new BadInput(where, `costs ${costOf(entry)}, not ${end[1]}`);
  return entry;
}

/** The longest name of a unit. */
const LONGEST_NAME = 24;

function nameIn(value: string, where: string): string {
  if (value === '' || value.length > LONGEST_NAME)
    throw new BadInput(where, `a unit's name has 1 to ${LONGEST_NAME} characters`);
  return value;
}

function readNote(entry: Entry, key: string, value: string, where: string): void {
  if (key === 'free') entry.free = actionNamed(value, where);
  else if (key === 'powers') {
    entry.powers = value.split(',').map((text) => {
      const power = POWERS.find((one) => one.name === text.trim());
      if (power === undefined)
        throw new BadInput(
          where,
          `${JSON.stringify(text.trim())} is no power${closest(
            text.trim(),
            POWERS.map((one) => one.name),
          )}`,
        );
      return power.name;
    });
  } else if (key === 'species') entry.species = value;
  else if (key === 'faith') entry.faith = value;
  else if (key === 'name') entry.name = nameIn(value, where);
  else if (key === 'fixed gun') entry.fixedGun = true;
  else if (key === 'starts in') entry.startsIn = Number(value);
  else
    throw new BadInput(
      where,
      `unknown note ${JSON.stringify(key)}${closest(key, ['name', 'free', 'powers', 'species', 'faith', 'fixed gun', 'starts in'])}`,
    );
}

/** Reads a list: its name first, then one unit per line. */
export function readList(text: string, where = 'list', content: readonly OwnThing[] = []): List {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) throw new BadInput(where, 'is empty');
  const { rest: name, notes: found } = notes(head(lines), `${where} line 1`);
  const list: List = {
    name,
    species: name,
    elite: 'Move',
    entries: lines.slice(1).map((line, i) => readLine(line, `${where} line ${i + 2}`, content)),
  };
  for (const [key, value] of found) {
    if (key === 'species') list.species = value;
    else if (key === 'elite') list.elite = actionNamed(value, `${where} line 1`);
    else
      throw new BadInput(
        `${where} line 1`,
        `unknown note ${JSON.stringify(key)}${closest(key, ['species', 'elite'])}`,
      );
  }
  return list;
}

export function writeEntry(entry: Entry): string {
  const bought = [...entry.options, ...entry.xeno].join(', ');
  const note = (key: string, value: string | null): string =>
    value === null || value === '' ? '' : ` [${key}: ${value}]`;
  return `${typeOf(entry)}${bought === '' ? '' : ` + ${bought}`} (${costOf(entry)}${entry.commander ? ', Commander' : ''})${note('name', entry.name ?? null)}${note('free', entry.free)}${note('powers', entry.powers.join(', '))}${note('species', entry.species)}${note('faith', entry.faith)}${entry.fixedGun ? ' [fixed gun]' : ''}${entry.startsIn > 0 ? ` [starts in: ${entry.startsIn}]` : ''}${ownText(entry)}`;
}

export function writeList(list: List): string {
  const species = list.species === list.name ? '' : ` [species: ${list.species}]`;
  const elite = list.elite === 'Move' ? '' : ` [elite: ${list.elite}]`;
  return [`${list.name}${species}${elite}`, ...list.entries.map(writeEntry)].join('\n');
}

/** The entry behind a unit's `build` line. */
export function readBuild(build: string, content: readonly OwnThing[] = []): Entry {
  return readLine(build, build, content);
}
