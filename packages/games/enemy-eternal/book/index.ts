// The chapters in the order of the rulebook; the automaton's seat is answered by the script of its rules.
import { bookOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';
import { activation } from './actions/activation.ts';
import { hackTable } from './actions/hackTable.ts';
import { searchTable } from './actions/search.ts';
import { attack } from './attack/attack.ts';
import { charge, flee, freeCharge } from './attack/engaged.ts';
import { panic } from './attack/panic.ts';
import { sameMoment } from './attack/sameMoment.ts';
import { battle, mission } from './battle.ts';
import { base } from './campaign/base.ts';
import { campaign } from './campaign/campaign.ts';
import { promotions } from './campaign/promotions.ts';
import { reward } from './campaign/rewards.ts';
import { deployment } from './deployment/deployment.ts';
import { discovered } from './deployment/infiltrator.ts';
import { move } from './movement/move.ts';
import { rounds } from './round/round.ts';
import { isScript } from './seats.ts';
import { muster } from './squad/muster.ts';

export const book = bookOf<Table, Choice, Happening, Space>(
  [
    sameMoment,
    muster,
    deployment,
    rounds,
    activation,
    move,
    attack,
    panic,
    charge,
    flee,
    freeCharge,
    discovered,
    hackTable,
    searchTable,
    battle,
    mission,
    campaign,
    reward,
    promotions,
    base,
  ],
  (_w, seat) => isScript(seat),
);
