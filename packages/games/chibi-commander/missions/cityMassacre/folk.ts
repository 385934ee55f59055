// The civilians of the city, in the order in which they are placed.

export const CITY_FOLK = [
  'Farmer',
  'Shopkeeper',
  'Tourist',
  'Postman',
  'Farmer',
  'Shopkeeper',
  'Tourist',
  'Postman',
] as const;

/** The civilian of a place in the list, from the beginning again where it ends. */
export const folkAt = (i: number): (typeof CITY_FOLK)[number] => CITY_FOLK[i % CITY_FOLK.length] ?? 'Farmer';
