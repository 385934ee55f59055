// Dropped tokens.
import type { Model } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { carry } from '../models.ts';

/** EE-OBJ-03 EE-SPC-19 The token that lies where a model has just stepped. */
export function pickUp(play: Play, m: Model): void {
  const { w } = play;
  if (m.mind !== null || m.tookToken || m.unit === 'Civilian') return;
  const token = w.tokens.find((one) => one.cell === m.cell);
  if (token === undefined) return;
  token.cell = -1;
  carry(m, token.id);
  m.tookToken = true;
  play.tell?.({ type: 'picked up', model: m.name, token: token.kind }, 'EE-OBJ-03');
}
