// How every activation begins: Overwatch ends, some heal, those who are Down stand up.
import { applies } from '@xenotable/kernel';
import type { Throw } from '@xenotable/kernel/companion';
import { has, skill } from '../book/models.ts';
import { test } from '../book/tests.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import type { Play } from './chapter.ts';
import { skillTest } from './skillTest.ts';
import type { CompanionTable } from './table.ts';

/** EE-RND-03 EE-OVW-06 EE-SPO-16 */
export function begins(play: Play, m: Model): void {
  const { w } = play;
  m.activated++;
  // EE-SPC-17 The victim uses the caster's activation.
  if (m.mind !== null) modelOf(w, m.mind.by).activated++;
  m.overwatch = null;
  m.watched = [];
  w.trail = [{ label: 'Acts', value: m.name }];
  play.tell?.({ type: 'activated', model: m.name, side: m.control, overdrive: false }, 'EE-RND-03');
  if (!has(m, 'Regenerate') || m.wounds >= m.skills.HEALTH) return;
  m.wounds++;
  play.tell?.({ type: 'regenerates', model: m.name, wounds: m.wounds }, 'EE-SPO-16');
}

/** EE-DWN-06 The dice with which somebody who was knocked Down stands up. */
export function standThrow(w: CompanionTable, m: Model): Throw[] {
  if (m.down !== 'forced') return [];
  const value = skill(w, m, 'WILL');
  return [
    skillTest(value, {
      label: `WILL of ${m.name}`,
      means: 'stands up at once',
      unmet: 'Standing up costs an action.',
      rule: 'EE-DWN-06',
    }),
  ];
}

/** EE-DWN-05 EE-DWN-06 Standing up; returns the actions that are left. */
export function standsUp(play: Play, m: Model): 1 | 2 {
  if (m.down === 'no') return 2;
  let left: 1 | 2 = 2;
  if (m.down === 'forced') {
    const tested = test(play, skill(play.w, m, 'WILL'), 'EE-DWN-06');
    applies('EE-SQD-15');
    if (!tested.passed) left = 1;
    play.tell?.(
      { type: 'stands up', model: m.name, dice: tested.dice, value: tested.value, left },
      'EE-DWN-06',
    );
  } else play.tell?.({ type: 'stands up', model: m.name, left }, 'EE-DWN-05');
  m.down = 'no';
  return left;
}
