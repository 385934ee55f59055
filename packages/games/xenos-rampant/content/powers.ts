// Psychic powers. Range 18" each (Alpha adds 6").

export type PowerName =
  | 'Mental Command'
  | 'Soothed Mind'
  | 'Summoner'
  | 'Psychic Healing'
  | 'Machine Friend'
  | 'Visions of Terror'
  | 'Paralysis'
  | 'Concealment'
  | 'Guiding Eye'
  | 'Guiding Hand'
  | 'Psychic Shield'
  | 'Transportation'
  | 'Annulment';

export interface Power {
  id: string;
  name: PowerName;
  difficulty: number;
  text: string;
  /** When a lasting power ends by itself: at the start of the Manifesting side's next phase, or at the end of the target's next phase. */
  lasts?: 'next own phase' | "target's next phase";
}

export const POWER_RANGE = 1800;

export const POWERS: readonly Power[] = [
  {
    id: 'XR-P-01',
    name: 'Mental Command',
    difficulty: 6,
    lasts: 'next own phase',
    text: 'the next failed order of a friend is rolled again',
  },
  {
    id: 'XR-P-02',
    name: 'Soothed Mind',
    difficulty: 6,
    lasts: 'next own phase',
    text: 'a friend may roll failed Courage tests again',
  },
  {
    id: 'XR-P-03',
    name: 'Summoner',
    difficulty: 6,
    text: 'brings on a reserve unit with Special Insertion within 12"',
  },
  { id: 'XR-P-04', name: 'Psychic Healing', difficulty: 7, text: 'friendly infantry regains 1 SP' },
  {
    id: 'XR-P-05',
    name: 'Machine Friend',
    difficulty: 7,
    text: 'a friendly vehicle or Mechanoid regains 1 SP',
  },
  {
    id: 'XR-P-06',
    name: 'Visions of Terror',
    difficulty: 7,
    text: 'an enemy unit becomes Suppressed where it is',
  },
  {
    id: 'XR-P-07',
    name: 'Paralysis',
    difficulty: 7,
    lasts: "target's next phase",
    text: 'an enemy moves and fights as in rough terrain',
  },
  {
    id: 'XR-P-08',
    name: 'Concealment',
    difficulty: 7,
    lasts: "target's next phase",
    text: 'a friend is Attacked and shot at only from within 12"',
  },
  {
    id: 'XR-P-09',
    name: 'Guiding Eye',
    difficulty: 7,
    lasts: 'next own phase',
    text: 'a friend re-rolls missed Shooting dice',
  },
  {
    id: 'XR-P-10',
    name: 'Guiding Hand',
    difficulty: 7,
    lasts: 'next own phase',
    text: 'a friend re-rolls missed dice in Attacks',
  },
  {
    id: 'XR-P-11',
    name: 'Psychic Shield',
    difficulty: 7,
    lasts: 'next own phase',
    text: 'a friend has Armour +1',
  },
  { id: 'XR-P-12', name: 'Transportation', difficulty: 7, text: 'shifts any unit by up to 2D6"' },
  { id: 'XR-P-13', name: 'Annulment', difficulty: 8, text: 'ends all lasting powers on a unit' },
];

const byName = new Map<string, Power>(POWERS.map((power) => [power.name, power]));
export function powerNamed(name: PowerName): Power {
  const power = byName.get(name);
  if (power === undefined) throw new Error(`there is no power '${name}'`);
  return power;
}
