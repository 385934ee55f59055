// One battle with all that comes before it (XR-SET-02).

import { battle } from './battle.ts';
import { deployment, deploymentFrame } from '../setup/deployment.ts';

import { setup } from '../setup/setup.ts';
import { setupFrame } from '../setup/eachSeat.ts';
import { chapter } from '../chapter.ts';
import type { Side } from '../../table.ts';

export const match = chapter<{ answer?: Side | null }>('match')
  .shows('answer')
  .steps({
    'set up': { run: () => ({ call: setup.begin(setupFrame()) }) },
    deploy: { run: () => ({ call: deployment.begin(deploymentFrame()) }) },
    fight: {
      run(play) {
        play.w.turn = 1;
        // What was driven before the battle is no movement of its first turn (XR-TPT-04).
        for (const unit of play.w.units) unit.driven = 0;
        return { call: battle.begin({ at: 0 }) };
      },
    },
    result: { run: (_play, f) => ({ answer: f.answer ?? null }) },
  });
