// Words of cases that have changed, oldest first. Cases outside this repository are translated by them.
import { type Document, isMap, isScalar } from 'yaml';
import { type Edit, insertKey } from './edits.ts';

/** One change of words. */
export interface Rewrite {
  game: string;
  /** What has changed, for people. */
  words: string;
  /** The edits that translate a case (none if it already has the new words), or why that must be done by hand. */
  rewrite(document: Document, text: string): Edit[] | { cannot: string };
}

/** The automaton of these missions of Chibi Commander plays the other side; in `VS` missions people do. */
const AUTOMATON_MISSIONS = /^(COOP \d|High Spot|Super Hero|Evil Dreams|Blood Pool)$/;

export const rewrites: readonly Rewrite[] = [
  {
    game: 'chibi-commander',
    words: '`quick` in `given` is false unless it says otherwise: quick: true is written out',
    rewrite(document, text) {
      // Edition 1 still reads its positions as before.
      if (!document.has('given') || document.get('edition') === '1') return [];
      const given = document.get('given');
      if (!isMap(given)) return { cannot: 'given is not written out here: add quick: true where it is' };
      if (given.has('quick')) return [];
      const mission = given.get('mission', true) ?? 'COOP 1';
      const name = isScalar(mission) ? mission.value : mission;
      if (typeof name !== 'string')
        return { cannot: 'given.mission is not written out here: add quick: true unless it is a VS mission' };
      return AUTOMATON_MISSIONS.test(name) ? [insertKey(given, 'quick', 'true', text)] : [];
    },
  },
];
