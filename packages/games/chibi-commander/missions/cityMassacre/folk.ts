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
