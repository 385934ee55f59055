// The chapters in the order of the rulebook. Programs and the automaton (seat -1) answer by the script of each question.
import { bookOf } from '@xenotable/kernel';
import { acting } from './activation/activation.ts';
import { robotMind } from './automaton/mind.ts';
import { salvo } from './automaton/salvo.ts';
import { robot, robots } from './automaton/turn.ts';
import { building } from './preparation/building.ts';
import { betweenMissions } from './campaign/campaign.ts';
import { camouflage, covered } from './blips/covered.ts';
import { aftermath, agreement, declaration } from './campaign/ending.ts';
import { healing } from './fight/healing.ts';
import { preparation } from './preparation/preparation.ts';
import { mind } from './fight/psi.ts';
import { question } from './question.ts';
import { round } from './round.ts';
import { stroll } from './movement/sending.ts';
import { strike } from './fight/strike.ts';
import { jump } from './movement/teleport.ts';
import { turn } from './turn.ts';
import { isPerson } from './who.ts';

export const book = bookOf(
  [
    betweenMissions,
    preparation,
    building,
    round,
    turn,
    acting,
    healing,
    stroll,
    covered,
    camouflage,
    strike,
    mind,
    jump,
    robots,
    robot,
    salvo,
    robotMind,
    question,
    agreement,
    declaration,
    aftermath,
  ],
  (w, seat) => !isPerson(w, seat),
);
