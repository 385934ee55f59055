// What a player goes for in a nightmare: every kill is a point.
import { isCivilian } from '../../book/who.ts';
import type { Unit } from '../../table.ts';
import { enemiesOf } from '../aimKit.ts';
import { ofSide } from '../kit.ts';
import type { Aims } from '../mission.ts';

export const againstInvaders = (): Aims => ({ kill: enemiesOf('Earth', 1), loss: 1.5 });

export const againstHumans = (): Aims => ({
  kill: (victim: Unit) => (isCivilian(victim) || ofSide(victim, 'Earth') ? 1 : 0),
  loss: 1.5,
});
