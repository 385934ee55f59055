// What is in the box, for screens: units, weapons, gear, facilities, ranks, maps, the season and the tutorial.
export * from './cards.ts';
export * from './facilities.ts';
export * from './gear.ts';
export * from './lesson.ts';
export * from './maps.ts';
export * from './ranks.ts';
export * from './season.ts';
export * from './squads.ts';
export * from './units.ts';
export * from './weapons.ts';
