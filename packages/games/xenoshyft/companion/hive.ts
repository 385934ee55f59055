// The Hive's deck: shuffled for each wave, drawn from when a card is turned up.
import { applies, bagOf, isEmpty, itemAt, sizeOf } from '@xenotable/kernel';
import { BOSSES, ENEMIES, type EnemyId, HIVE } from '../content/enemies.ts';
import type { Play } from './chapter.ts';
import { waveOf } from './table.ts';

/** XS-SET-10 XS-SET-11 XS-WAV-02 XS-WAV-03 The deck of the wave; with one or two Commanders one of its two Bosses is in it. */
export function newDeck(play: Play): void {
  const { w } = play;
  const wave = waveOf(w);
  const bosses =
    w.seats <= 2 ? [play.oneOf(BOSSES[wave], 'XS-SET-11', (id) => ENEMIES[id].name)] : BOSSES[wave];
  const cards = HIVE[wave].flatMap((id) => new Array<EnemyId>(ENEMIES[id].copies).fill(id));
  applies('XS-SET-10');
  w.deck = bagOf([...cards, ...bosses]);
  w.discard = [];
  play.tell?.({ type: 'deck ready', wave, cards: sizeOf(w.deck) }, wave === 1 ? 'XS-SET-12' : 'XS-WAV-02');
}

/** XS-REV-01 XS-CMP-02 XS-DEP-20 The card that is turned up; when the deck is empty its discard is shuffled. */
export function turnUp(play: Play): EnemyId {
  const { w } = play;
  if (isEmpty(w.deck)) {
    const again = w.discard.length > 0 ? w.discard : [itemAt(HIVE[waveOf(w)], 0)];
    play.tell?.({ type: 'deck reshuffled', cards: again.length }, 'XS-DEP-20');
    w.deck = bagOf(again);
    w.discard = [];
  }
  const card = play.draw(w.deck, 'XS-REV-01', (id) => ENEMIES[id].name);
  if (card === null) throw new Error('the Encounter Deck is empty');
  applies('XS-CMP-02');
  return card;
}
