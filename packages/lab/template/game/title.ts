// The game as the home page knows it, without loading it.
import type { Title } from '@xenotable/kernel';

export const title: Title = {
  name: 'Bug Hunt',
  prefix: 'BH',
  accent: 'ee',
  pitch: 'Five or six finds it. One bites.',
  people: '1',
  minutes: 1,
  quick: { says: 'solo', options: {}, seats: [{ kind: 'person', name: 'Hunter' }] },
};
