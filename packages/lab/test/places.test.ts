import { describe, expect, test } from 'vitest';
import { catalogueOf } from '@xenotable/prove/catalogue';
import { idsIn } from '../src/rules/places.ts';

test('the ids of a catalogue are its headings, the first column of its tables and its worked examples', () => {
  const text = [
    '## Rules',
    '#### XS-GEN-01 Co-operation',
    'All for one (XS-GEN-07).',
    '#### XS-GEN-02 *(fact)* Age',
    '#### XS-GEN-03 (fact) Playing time',
    '| Id | Card |',
    '| XS-T-03 | Ranger |',
    '| XS-C-01 *(fact)* | Damage tokens |',
    '| 3 | XS-T-04 |',
    'XS-EX-02 (Buying). Given …',
  ].join('\n');
  expect([...catalogueOf(text).values()]).toEqual([
    { id: 'XS-GEN-01', title: 'Co-operation', kind: 'rule' },
    { id: 'XS-GEN-02', title: 'Age', kind: 'fact' },
    { id: 'XS-GEN-03', title: 'Playing time', kind: 'fact' },
    { id: 'XS-T-03', title: 'Ranger', kind: 'rule' },
    { id: 'XS-C-01', title: 'Damage tokens', kind: 'fact' },
    { id: 'XS-EX-02', title: 'Buying', kind: 'example' },
  ]);
});

describe('a line names', () => {
  test.each([
    ['/** XS-CMB-01 One lane at a time. */', ['XS-CMB-01']],
    ['rule: [XS-CMB-01, XS-CMB-02]', ['XS-CMB-01', 'XS-CMB-02']],
    ['XS-REV-01..04 and more', ['XS-REV-01', 'XS-REV-02', 'XS-REV-03', 'XS-REV-04']],
    ['XS-REV-01..-03', ['XS-REV-01', 'XS-REV-02', 'XS-REV-03']],
    ['XS-ACQ-05, -15 and so on', ['XS-ACQ-05', 'XS-ACQ-15']],
    ['CC-M-VS1-13 of the mission', ['CC-M-VS1-13']],
    ['EE-SE1-X is not a number', ['EE-SE1-X']],
    ['nothing here', []],
  ])('%s', (line, ids) => {
    expect(idsIn(line)).toEqual(ids);
  });
});
