// What RNs are for, said before they fall: people with dice of their own are asked for them.
import { IDENTIFIER } from './content/cards.ts';
import { nameOnCard } from './content/kinds.ts';
import type { Happening } from './happenings.ts';

/** A card by its kind and identifier: 'Drone D2', 'Yard Beast 2'. */
export function called(card: string | null): string {
  const name = card === null ? undefined : nameOnCard(card);
  if (card === null || name === undefined) return 'nothing';
  // EW-SCN-08 What is printed on a home-made card has its name in it.
  if (!IDENTIFIER.includes(card)) return card;
  return name === 'Merely Shadows' ? name : `${name} ${card}`;
}

export const DOES: Record<string, string> = {
  fire: 'fires',
  melee: 'fights hand to hand',
  charges: 'sets charges',
};

export function rolls(what: Happening): string | null {
  switch (what.type) {
    case 'ranged':
      return `How far off ${what.unit} is`;
    case 'checked':
      return `${what.unit} ${DOES[what.act] ?? 'checks'}`;
    case 'struck':
      return `${called(what.card)} comes and strikes`;
    case 'armour':
      return `${what.unit}'s armour`;
    case 'hurt':
    case 'unharmed':
      return `Whether ${what.unit} is hurt`;
    case 'acid':
      return `The acid of ${called(what.card)}`;
    case 'hatched':
    case 'still closed':
      return `Whether ${called(what.card)} opens`;
    case 'escaped':
    case 'matured':
    case 'stayed':
      return `What ${called(what.card)} does`;
    case 'reinforced':
      return 'Whether reinforcements come';
    case 'carried':
      return `${what.unit} is carried along`;
    case 'pulled through':
    case 'lost':
      return `Whether ${what.unit} pulls through`;
    case 'tried':
      return `${what.unit} tries it`;
    default:
      return null;
  }
}
