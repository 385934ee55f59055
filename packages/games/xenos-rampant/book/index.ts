// The rulebook: its chapters in the order in which they are read.
import { type Book, bookOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import { type Table, ownerOf } from '../table.ts';
import { attack } from './attacking.ts';
import { battle } from './battle.ts';
import { brood } from './brood.ts';
import { collapse } from './buildings.ts';
import { campaign } from './careers.ts';
import { aftermath, courage, tests } from './courage.ts';
import { crush } from './crushing.ts';
import { deployment } from './deployment.ts';
import { explosion } from './explosions.ts';
import { jump } from './jumping.ts';
import { match } from './match.ts';
import { mercenaries, underdogs } from './mercenaries.ts';
import { move } from './moving.ts';
import { orders } from './orders.ts';
import { phase } from './phase.ts';
import { manifest } from './powers.ts';
import { retreat } from './retreat.ts';
import { setup } from './setup.ts';
import { shot } from './shooting.ts';
import { skirmish } from './skirmishing.ts';
import { support } from './support.ts';
import { wreck } from './transports.ts';

export const book: Book<Table, Choice, Happening, Space> = bookOf<Table, Choice, Happening, Space>(
  [
    campaign,
    match,
    setup,
    underdogs,
    mercenaries,
    deployment,
    battle,
    phase,
    orders,
    move,
    jump,
    shot,
    skirmish,
    attack,
    support,
    manifest,
    courage,
    tests,
    aftermath,
    retreat,
    explosion,
    collapse,
    wreck,
    crush,
    brood,
  ],
  // XR-AUT-24 The automaton decides for its seats.
  (w, seat) => ownerOf(w, seat).kind === 'automaton',
);
