// Coaliens Earth War: Merely Shadows.
import { type Game, bookOf, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { autopilot } from './autopilot.ts';
import { begin } from './begin.ts';
import { aftermath } from './book/aftermath.ts';
import { campaign, muster } from './book/campaign.ts';
import { combat } from './book/combat.ts';
import { mission } from './book/mission.ts';
import { anySplit } from './book/step3.ts';
import { copy } from './copy.ts';
import { oddsReply } from './oddsReply.ts';
import { imagine } from './imagine.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import { sergeant } from './sergeant.ts';
import type { Choice, Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords, happeningWords } from './words.ts';

export const game: Game<Table, Choice, View> = defineGame<Table, Choice, View>({
  name: 'earth-war',
  title: 'Coaliens Earth War: Merely Shadows',
  edition: '1',
  seats: { least: 1, most: 5, kinds: ['person', 'autopilot'] },
  options,
  book: bookOf([campaign, muster, mission, combat, aftermath]),
  begin,
  view,
  imagine,
  copy,
  score,
  words: { choice: choiceWords, happening: happeningWords },
  arrange,
  report,
  sample: (w, _seat, _space, chance) => anySplit(w, chance),
  measures,
  oddsReply,
});

export { bench, bound, trials } from './trials.ts';
export const players = { autopilot, sergeant };
