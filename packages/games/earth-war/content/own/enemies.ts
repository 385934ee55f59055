// EW-SCN-08 What home-made enemies can say, and what is wrong with them.
import type { OwnFault, OwnKind, OwnWhole } from '@xenotable/kernel';
import { OWN_COPIES } from '../cards.ts';
import { toBands } from './bands.ts';
import { ABILITIES, PRINTED, TARGETS } from './enemyCards.ts';

const attack = (band: string) =>
  ({
    label: `ATTACK at ${band}`,
    says: `What it strikes by at ${band}.`,
    least: 1,
    most: 9,
    zero: 'out of reach',
  }) as const;

export const ENEMY: OwnKind = {
  kind: 'enemy',
  label: 'Enemies',
  printed: PRINTED,
  figures: [
    { field: 'close', ...attack('CLOSE') },
    { field: 'short', ...attack('SHORT') },
    { field: 'medium', ...attack('MEDIUM') },
    { field: 'long', ...attack('LONG') },
    {
      field: 'cap',
      label: 'CAP',
      says: 'Wounds that it makes at most.',
      least: 1,
      most: 6,
      zero: 'never strikes',
    },
    { field: 'wounds', label: 'WOUNDS', says: 'Wounds that kill it.', least: 1, most: 20 },
    { field: 'armoured', label: 'ARMOURED', says: 'Wounds that it ignores each round.', least: 0, most: 2 },
    {
      field: 'acid',
      label: 'ACID',
      says: 'It splashes on this number or less when it is killed.',
      least: 0,
      most: 9,
    },
    { field: 'fast', label: 'FAST', says: 'So much nearer when it is ranged.', least: 0, most: 4 },
    { field: 'distant', label: 'DISTANT', says: 'So much farther when it is ranged.', least: 0, most: 4 },
  ],
  words: [
    {
      field: 'abilities',
      label: 'Abilities',
      known: ABILITIES.map(({ name, says }) => ({ name, says })),
      least: 0,
      most: ABILITIES.length,
    },
    {
      field: 'target',
      label: 'Whom it seeks',
      known: Object.entries(TARGETS).map(([name, says]) => ({ name, says })),
      least: 1,
      most: 1,
    },
  ],
  cannot: `It has the abilities of the book's cards, and they do the same. There are ${OWN_COPIES} cards of it. Reinforcements and patrols do not bring it. Bystanders and shadows are those of the box. Nothing else can be played.`,
};

/** What is wrong with an enemy besides bounds and words: what would never end, or mean nothing. */
export function enemyFaults({ figures, words }: OwnWhole): OwnFault[] {
  const faults: OwnFault[] = [];
  const of = (field: string): number => figures[field] ?? 0;
  const has = (ability: string): boolean => words['abilities']?.includes(ability) === true;
  const strikes = toBands(figures).some((rating) => rating > 0);
  if (strikes !== of('cap') > 0)
    faults.push({
      field: 'figures.cap',
      reason: strikes ? 'it strikes, so its CAP is 1 or more' : 'it has no ATTACK, so its CAP is 0',
    });
  if (!strikes && of('armoured') > 0)
    faults.push({
      field: 'figures.armoured',
      reason: 'it does not strike: armour could keep the fight going for ever',
    });
  if (of('fast') > 0 && of('distant') > 0)
    faults.push({ field: 'figures.fast', reason: 'it is either FAST or DISTANT' });
  if (has('OPENS') && has('GROWS'))
    faults.push({ field: 'words.abilities', reason: 'it either OPENS or GROWS' });
  if (has('ROYAL') && has('GUARDS'))
    faults.push({ field: 'words.abilities', reason: 'it cannot guard itself: ROYAL or GUARDS' });
  return faults;
}
