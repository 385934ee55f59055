// The rulebook: its chapters in the order in which they are read.
import { type Book, bookOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import { type Table, ownerOf } from '../table.ts';
import { attack } from './attacking/attack.ts';
import { battle } from './turn/battle.ts';
import { brood } from '../scenarios/bugHunt/brood.ts';
import { collapse } from './moving/buildings.ts';
import { campaign } from './campaign/campaign.ts';
import { aftermath, courage, tests } from './courage/courage.ts';
import { crush } from './moving/crush.ts';
import { deployment } from './setup/deployment.ts';
import { explosion } from './damage/explosion.ts';
import { jump } from './moving/jump.ts';
import { match } from './turn/match.ts';
import { raiders } from './setup/mercenaries.ts';
import { underdogs } from './campaign/underdogs.ts';
import { move } from './moving/move.ts';
import { orders } from './activation/order.ts';
import { phase } from './turn/phase.ts';
import { manifest } from './powers/manifest.ts';
import { retreat } from './courage/retreat.ts';
import { setup } from './setup/setup.ts';
import { shot } from './shooting/shot.ts';
import { skirmish } from './shooting/skirmish.ts';
import { support } from './shooting/fireSupport.ts';
import { wreck } from './moving/transports.ts';

export const book: Book<Table, Choice, Happening, Space> = bookOf<Table, Choice, Happening, Space>(
  [
    campaign,
    match,
    setup,
    underdogs,
    raiders,
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
