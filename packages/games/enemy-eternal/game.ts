// XCOM Enemy Eternal.
import { type Game, bookOf, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { activation } from './book/actions/activation.ts';
import { attack } from './book/attack/attack.ts';
import { battle, mission } from './book/battle.ts';
import { campaign } from './book/campaign/campaign.ts';
import { deployment } from './book/deployment/deployment.ts';
import { charge, flee, freeCharge } from './book/attack/engaged.ts';
import { hackTable } from './book/actions/hackTable.ts';
import { discovered } from './book/deployment/infiltrator.ts';
import { move } from './book/movement/move.ts';
import { muster } from './book/squad/muster.ts';
import { rounds } from './book/round/round.ts';
import { sameMoment } from './book/attack/sameMoment.ts';
import { searchTable } from './book/actions/search.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { oddsReply } from './oddsReply.ts';
import { imagine } from './imagine.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { score } from './score.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords, happeningWords } from './words.ts';

export const game: Game<Table, Choice, View> = defineGame<Table, Choice, View>({
  name: 'enemy-eternal',
  title: 'XCOM Enemy Eternal',
  edition: '1',
  seats: { least: 1, most: 4, kinds: ['person'] },
  options,
  book: bookOf([
    battle,
    muster,
    mission,
    deployment,
    rounds,
    activation,
    move,
    attack,
    charge,
    flee,
    freeCharge,
    sameMoment,
    discovered,
    searchTable,
    hackTable,
    ...campaign,
  ]),
  begin,
  view,
  imagine,
  copy,
  score,
  words: { choice: choiceWords, happening: happeningWords },
  arrange,
  report,
  sample,
  measures,
  oddsReply,
});

export { bound, trials } from './trials.ts';
