// XS-OPT-15 The host looks at what an Ally Commander is about to do.
import { hostOf } from '../table.ts';
import { chapter } from './chapter.ts';

export const look = chapter<{ says: string }>('look')
  .shows('says')
  .steps({
    'let it act': {
      rule: 'XS-OPT-15',
      prompt: (_w, f) => f.says,
      who: hostOf,
      offers: () => [{ do: 'go on' }],
      auto: () => ({ do: 'go on' }),
      take: () => 'done',
    },
  });
