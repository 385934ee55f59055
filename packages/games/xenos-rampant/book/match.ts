// One battle with all that comes before it (XR-SET-02).
import type { Next } from '@xenotable/kernel';
import { battle } from './battle.ts';
import { deployment, deploymentFrame } from './deployment.ts';
import { chapter } from './question.ts';
import { setup } from './setup.ts';
import { setupFrame } from './setupFrame.ts';

export const match = chapter<{ answer?: unknown }>('match').looseSteps({
  'set up': { run: (): Next => ({ call: setup.begin(setupFrame()) }) },
  deploy: { run: (): Next => ({ call: deployment.begin(deploymentFrame()) }) },
  fight: {
    run(play): Next {
      play.w.turn = 1;
      return { call: battle.begin({ at: 0 }) };
    },
  },
  result: { run: (_play, f): Next => ({ answer: (f.answer as number | null) ?? null }) },
});
