// The games that are played here, and what this table is built with.

export const GAMES: readonly (readonly [name: string, about: string])[] = [
  ['XenoShyft: Onslaught', 'a co-operative base-defence deck builder, published by CMON'],
  ['Chibi Commander', 'rulebook R002 and mission book M002'],
  ['XCOM Enemy Eternal', 'Commander Rulebook 2.1, Eklipse Games'],
  ['Xenos Rampant', 'by Daniel Mersey and Richard Cowen, published by Osprey Games'],
  [
    'Coaliens Earth War',
    'the module Merely Shadows; what its leaflet leaves open was designed for this table',
  ],
];

export const PARTS: readonly (readonly [name: string, about: string])[] = [
  ['Chakra Petch', 'Cadson Demak, SIL Open Font License 1.1'],
  ['Inter', 'Rasmus Andersson, SIL Open Font License 1.1'],
  ['Colours', 'sides after M. Okabe and K. Ito (2008), data after cividis (Nuñez, Anderton, Renslow 2018)'],
  ['React', 'the page, MIT'],
  ['markdown-it, MiniSearch', 'printing and searching the rules, MIT'],
  ['qr', 'QR codes, MIT'],
  ['idb', 'tables on this device, ISC'],
  ['Fastify, ws, Kysely', 'tables online, MIT'],
];
