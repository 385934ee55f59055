// Hacking enemy models.
import { applies } from '@xenotable/kernel';
import type { Model } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { useUp } from '../round/dice.ts';
import { goDown } from '../attack/harm.ts';
import { hackable, skill } from '../models.ts';
import { abilityTest } from '../tests.ts';

/** EE-SPC-03 EE-SPC-48 The test on HACK, -1 as one action. */
export function hackModel(play: Play, m: Model, at: Model, actions: 1 | 2): void {
  if (abilityTest(play, m, skill(play.w, m, 'HACK'), actions, 'EE-SPC-03', 'Computer Use'))
    shutDown(play, at);
}

/** EE-SPC-06 A Mechanical model is forced Down and loses its activation. EE-SPC-07 A GREMLIN is off until the end of the next round. */
export function shutDown(play: Play, at: Model): void {
  if (hackable(play.w, at) === 'model') {
    applies('EE-SPO-01');
    goDown(play, at, 'forced', 'EE-SPC-06');
    useUp(play, at);
  } else {
    at.disabledUntil = play.w.round + 1;
    play.tell?.({ type: 'GREMLIN off', model: at.name, until: at.disabledUntil }, 'EE-SPC-07');
  }
}
