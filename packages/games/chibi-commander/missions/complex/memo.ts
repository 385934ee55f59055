// What the missions in the complex remember.
import { FACTIONS } from '../../content/units.ts';
import { common, list, one, perFaction } from '../state.ts';

export const versusMemo = common.with({
  /** CC-M-VS4-21 The leader of the entrenched Aliens. */
  leader: one('leader'),
  /** CC-M-VS4-24 Who has come back by the backup. */
  backedUp: list('backed up'),
  /** CC-M-VS4-36 The last round in which a faction used the home portal. */
  portal: perFaction('portal', FACTIONS),
  /** CC-M-VS4-38 The round in which support was called, and who came. */
  supported: list('supported'),
  called: list('called'),
  /** CC-M-VS4-26, CC-M-VS4-27 Rounds in which the Invaders hurt the President, and sent him into coma. */
  hurt: list('hurt'),
  downed: list('downed'),
});

export const cooperativeMemo = common.with({
  /** CC-M-CO4-14 Rounds in which the Earth hurt the PSI. */
  psiHurt: list('psi hurt'),
  /** CC-M-CO4-11 Capsules that nobody has used yet. */
  capsules: list('capsules'),
  /** CC-M-CO4-12 Civilians who changed sides. */
  convinced: list('convinced'),
  /** CC-M-CO4-02 The unit that waits in the air shaft. */
  shaft: list('shaft'),
  /** CC-M-CO4-30, CC-M-CO4-31 Rounds in which reinforcements came, and who came. */
  waves: list('waves'),
  reinforcements: list('LV3'),
});
