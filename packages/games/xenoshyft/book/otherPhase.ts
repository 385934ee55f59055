// Things that belong to another phase than the one that is played.
import type { Refusal } from '@xenotable/kernel';
import { part } from './part.ts';

const OTHER_PHASE = new Map<unknown, Refusal>([
  ['spend', { rule: 'XS-ACQ-05', reason: 'Xenosathem is spent in the Acquire Resources Phase only.' }],
  ['buy', { rule: 'XS-ACQ-17', reason: 'The Acquire Resources Phase is over.' }],
  ['exchange', { rule: 'XS-XEN-03', reason: 'Xenosathem is exchanged in the Acquire Resources Phase only.' }],
  ['request', { rule: 'XS-M-ALLY-02', reason: 'Ally Commanders are asked while buying and deploying.' }],
  ['move', { rule: 'XS-DEP-16', reason: 'Lanes are rearranged in Deployment and Wrap-Up only.' }],
  ['hand over', { rule: 'XS-DEP-16', reason: 'Equipment changes hands in Deployment and Wrap-Up only.' }],
  ['stand down', { rule: 'XS-DEP-07', reason: 'A Troop cannot be taken out of its lane at will.' }],
  ['discard', { rule: 'XS-WRP-01', reason: 'Cards are discarded from hand in Wrap-Up.' }],
  ['give', { rule: 'XS-ACQ-14', reason: 'Cards in hand are never given away.' }],
  ['play', { rule: 'XS-ABI-03', reason: 'Nothing can be played in this phase.' }],
  ['use', { rule: 'XS-ABI-03', reason: 'Nothing can be used in this phase.' }],
  ['division', { rule: 'XS-ABI-03', reason: 'No ability can be used in this phase.' }],
]);

/** Why something that another phase allows is impossible now, or null if no phase knows it. */
export const otherPhase = (choice: unknown): Refusal | null => OTHER_PHASE.get(part(choice, 'do')) ?? null;
