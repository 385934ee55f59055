// Xenos Rampant.
import { type Game, bookOf, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { attack } from './book/attacking.ts';
import { battle } from './book/battle.ts';
import { brood } from './book/brood.ts';
import { collapse } from './book/buildings.ts';
import { campaign } from './book/careers.ts';
import { aftermath, courage, tests } from './book/courage.ts';
import { crush } from './book/crushing.ts';
import { deployment } from './book/deployment.ts';
import { explosion } from './book/explosions.ts';
import { jump } from './book/jumping.ts';
import { match } from './book/match.ts';
import { mercenaries, underdogs } from './book/mercenaries.ts';
import { move } from './book/moving.ts';
import { orders } from './book/orders.ts';
import { phase } from './book/phase.ts';
import { manifest } from './book/powers.ts';
import { retreat } from './book/retreat.ts';
import { setup } from './book/setup.ts';
import { shot } from './book/shooting.ts';
import { skirmish } from './book/skirmishing.ts';
import { support } from './book/support.ts';
import { wreck } from './book/transports.ts';
import { vpOf } from './book/victory.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { happeningWords } from './lines.ts';
import { naming } from './named.ts';
import { OPTIONS } from './options.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import { sample } from './spaces.ts';
import { type Table, other, sideOf } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

const points = (w: Table, seat: number, own: boolean): number =>
  w.units.reduce((sum, unit) => sum + ((sideOf(w, unit) === w.owners[seat]!.side) === own ? unit.sp : 0), 0);

const rulebook = defineGame<Table, Choice, View>({
  name: 'xenos-rampant',
  title: 'Xenos Rampant',
  edition: '1',
  seats: { least: 2, most: 4, kinds: ['person', 'automaton'] },
  options: OPTIONS,
  book: bookOf([
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
  measures: {
    turn: {
      label: 'Still your turn',
      of: (w, seat) => (w.over === null && w.acting === seat ? 'still yours' : 'handed over'),
    },
    enemy: { label: "The enemy's Strength Points", of: (w, seat) => points(w, seat, false) },
    own: { label: 'Your Strength Points', of: (w, seat) => points(w, seat, true) },
    suppressed: {
      label: 'Enemy units Suppressed',
      of: (w, seat) =>
        w.units.filter((unit) => unit.suppressed && sideOf(w, unit) !== w.owners[seat]!.side).length,
    },
    removed: {
      label: 'Enemy units removed',
      of: (w, seat) =>
        w.removals.filter((one) => sideOf(w, w.units[one.unit]!) !== w.owners[seat]!.side).length,
    },
    lead: {
      label: 'Victory Points ahead',
      of: (w, seat) => vpOf(w, w.owners[seat]!.side) - vpOf(w, other(w.owners[seat]!.side)),
    },
  },
});

/** What is told names the units that it speaks of. */
export const game: Game<Table, Choice, View> = {
  ...rulebook,
  play: (w, seat, choice, chance, tell) => rulebook.play(w, seat, choice, chance, tell && naming(w, tell)),
  resume: (w, chance, tell) => rulebook.resume(w, chance, tell && naming(w, tell)),
};

export { trials, bound } from './trials.ts';
