// What the auditor believes of each unit, in its own words.
import { factsOf, sideOfFaction } from './facts.ts';

/** A unit as `game.report` shows it. */
export interface ReportedUnit {
  at: string;
  hearts: number;
  coma: boolean;
  fate: string;
  side: string;
  activated: boolean;
  panics: number;
  groggy: boolean;
  wounded: boolean;
  swayed: boolean;
  moved: boolean;
  covered: boolean;
  'stars used': number;
}

export interface Account {
  id: number;
  kind: string;
  side: string;
  /** The field, or -1. */
  at: number;
  hearts: number;
  coma: boolean;
  fate: string;
  covered: boolean;
  panics: number;
  groggy: boolean;
  wounded: boolean;
  swayed: boolean;
  moved: boolean;
  stars: number;
  /** CC-WND-02 Points beyond the last heart, by the unit that dealt them in its present activation. */
  beyond: Map<number, number>;
}

export const cellOf = (at: string): number => {
  if (at === '') return -1;
  const [x, y] = at.split(',').map(Number);
  return y! * 24 + x!;
};

/** 'Soldier 2' is a Soldier. */
export const kindOf = (title: string): string => title.replace(/ \d+$/, '');

export function opened(id: number, title: string, seen: ReportedUnit): Account {
  return {
    id,
    kind: kindOf(title),
    side: seen.side,
    at: cellOf(seen.at),
    hearts: seen.hearts,
    coma: seen.coma,
    fate: seen.fate,
    covered: seen.covered,
    panics: seen.panics,
    groggy: seen.groggy,
    wounded: seen.wounded,
    swayed: seen.swayed,
    moved: seen.moved,
    stars: seen['stars used'],
    beyond: new Map(),
  };
}

/** A unit of which the auditor hears for the first time. */
export function newcomer(id: number, kind: string): Account {
  const { kin, hearts } = factsOf(kind);
  const side = kin === 'civilian' || kin === 'animal' ? 'neutral' : sideOfFaction(kin);
  return {
    id,
    kind,
    side,
    at: -1,
    hearts,
    coma: false,
    fate: '',
    covered: false,
    panics: 0,
    groggy: false,
    wounded: false,
    swayed: false,
    moved: false,
    stars: 0,
    beyond: new Map(),
  };
}

/** CC-UNIT-02 A unit that comes new onto the table has all its hearts. */
export const isWhole = (title: string, seen: ReportedUnit): boolean =>
  seen.hearts === factsOf(kindOf(title)).hearts && !seen.coma;

/** What must agree of a unit, besides its place: the name of the figure, what the auditor has, what is reported. */
export function differences(own: Account, seen: ReportedUnit): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['hearts', own.hearts, seen.hearts],
    ['coma', own.coma, seen.coma],
    ['fate', own.fate, seen.fate],
    ['stars used', own.stars, seen['stars used']],
    ['wounded', own.wounded, seen.wounded],
    ['swayed', own.swayed, seen.swayed],
  ];
  // A passenger is nowhere until it lands (CC-MOV-16).
  const lands = seen.at === '' && seen.fate === '';
  if (!own.covered && own.at >= 0 && !lands) {
    pairs.push(['field', own.at, cellOf(seen.at)], ['panics', own.panics, seen.panics]);
    pairs.push(['one action after healing', own.groggy, seen.groggy]);
    if (factsOf(own.kind).kin === 'civilian' && own.side === 'neutral')
      pairs.push(['moved', own.moved, seen.moved]);
  }
  return pairs.flatMap(([name, mine, theirs]) =>
    mine === theirs ? [] : [`${name}: ${String(mine)} by the rules, ${String(theirs)} reported`],
  );
}
