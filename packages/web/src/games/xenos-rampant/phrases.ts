// What allies on one side say to each other; rivals have the phrases of every game.
import type { View } from '@xenotable/xenos-rampant/preview';
import type { PhraseBook } from '../../table/talkContract.ts';
import { plainPhrases } from '../../table/talk/plainPhrases.ts';

const allies = plainPhrases<View>({
  'hold-wood': 'Hold the wood',
  'charge-first': 'I charge first',
  'shoot-that': 'Shoot at this one',
  'left-flank': 'I take the left flank',
  'right-flank': 'I take the right flank',
  'keep-reserve': 'Keep one in reserve',
});

export const phraseBook: PhraseBook<View> = {
  ...allies,
  offered(view, seat) {
    const side = view.owners[seat]?.side;
    const isAlly = ({ kind, ...one }: View['owners'][number], other: number): boolean =>
      other !== seat && kind === 'person' && one.side === side;
    return view.owners.some(isAlly) ? allies.offered(view, seat) : [];
  },
};
