// CC-SCN-19 Wave after wave: spawn points, who comes, who is healed, and the end.
import { type RuleId, applies } from '@xenotable/kernel';
import { ask } from '../book/question.ts';
import { awake } from '../book/who.ts';
import { type Side, factionsOf, otherSide, typeNames } from '../content/units.ts';
import { CITY_FOLK } from '../missions/cityMassacre/folk.ts';
import { QUADRANTS, everywhere } from '../missions/kit.ts';
import type { Due } from '../missions/mission.ts';
import { nightmareMemo } from '../missions/nightmare/memo.ts';
import { healAll, healOne, pauseQuestion } from '../missions/nightmare/pauses.ts';
import {
  type Missing,
  missingBystander,
  missingPoint,
  missingUnit,
  offPoints,
  pointsOf,
  setUp,
} from '../missions/nightmare/setUp.ts';
import {
  begin,
  fillPoints,
  pointQuestion,
  typeQuestion,
  waveBeaten,
  waveNumber,
} from '../missions/nightmare/waves.ts';
import { aCell } from '../places.ts';
import type { Play } from '../book/chapter.ts';
import type { Table } from '../table.ts';
import type { EventParts } from './eventParts.ts';
import { type Waves, byLevel } from './events.ts';

const RULE: RuleId = 'CC-SCN-19';

/** What is still to be put on the map: points, civilians, the people's own units. */
function missing(w: Table, { points, quadrants, folk = 0, far = 1 }: Waves): Missing | null {
  const there = pointsOf(w).length;
  if (typeof points === 'number' && there < points)
    return missingPoint(w, quadrants === true ? (QUADRANTS[there % 4] ?? []) : everywhere, points);
  const civilian =
    nightmareMemo.list(w, 'enough').length > 0 ? null : missingBystander(w, CITY_FOLK.slice(0, folk));
  if (civilian === null) return missingUnit(w, offPoints(w, far));
  return { ...civilian, enough: (table) => nightmareMemo.add(table, 'enough', 1) };
}

/** The next wave: people say where each of them comes from, and where they choose, who it is. */
function nextWave(play: Play, { waves }: Waves): Due {
  const { w } = play;
  begin(w);
  play.tell?.({ type: 'wave', number: waveNumber(w) }, RULE);
  if (byLevel(waves)) {
    const levels = (waves[waveNumber(w) - 1] ?? []).flatMap((many, i) => Array<number>(many).fill(i + 1));
    return { call: ask('type', 0, levels) };
  }
  const types = waves[waveNumber(w) - 1] ?? [];
  return {
    call: ask(
      'point',
      0,
      types.map((type) => typeNames.indexOf(type)),
    ),
  };
}

export function wavesPart(event: Waves, people: Side): EventParts {
  const { waves, points, spread = 1, heal } = event;
  const enemy = otherSide(people);
  const [faction] = factionsOf(enemy);
  const pause = (play: Play): Due => {
    if (heal === 'one') return healOne(play, people);
    if (heal === 'all') healAll(play, people, RULE);
    return undefined;
  };
  return {
    layOut({ w }) {
      if (typeof points !== 'number') nightmareMemo.of(w).spawnPoints = points.map((at) => aCell(at, 'at'));
    },
    ready: () => ({ call: ask('set up', 0) }),
    ending(w) {
      const over =
        nightmareMemo.list(w, 'fallen').length > 0 || (waveNumber(w) === waves.length && waveBeaten(w));
      return over ? RULE : null;
    },
    mayStillArrive: (_w, side) => side === enemy,
    on: {
      startOfTurn(play, turn): Due {
        const { w } = play;
        if (turn !== faction || !waveBeaten(w) || waveNumber(w) >= waves.length) return;
        return nextWave(play, event);
      },
      endOfRound({ w }) {
        if (!w.units.some((unit) => unit.side === people && awake(unit)))
          nightmareMemo.add(w, 'fallen', w.round);
      },
      afterActivation(play): Due {
        if (play.w.turn === faction) fillPoints(play, RULE);
        return pause(play);
      },
      afterAttack(play): Due {
        applies(RULE);
        return pause(play);
      },
    },
    questions: {
      'set up': setUp(RULE, (w) => missing(w, event)),
      type: typeQuestion(RULE, factionsOf(enemy)),
      point: pointQuestion(RULE, spread, (_play, rest) =>
        rest.length > 0 ? { call: ask(byLevel(waves) ? 'type' : 'point', 0, rest) } : undefined,
      ),
      pause: pauseQuestion(RULE, people),
    },
  };
}
