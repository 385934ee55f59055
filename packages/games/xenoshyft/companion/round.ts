// The round on a real table: what the people do with their cards, the Item Dashboard, and the Hive lane by lane.
import { applies } from '@xenotable/kernel';
import { type Sheet, goTo, plainSheet } from '@xenotable/kernel/companion';
import { ITEMS, ITEM_COPIES } from '../content/items.ts';
import { chapter, question } from './chapter.ts';
import { combatFrame } from './combat.ts';
import { newDeck } from './hive.ts';
import { type HiveTable, ROUNDS, ZONES, waveOf } from './table.ts';

interface Rounds {
  /** Lanes that have fought. */
  fought: number;
}

const INCOME = { 1: '1', 2: '3', 3: '6' } as const;

const onSale = (w: HiveTable): HiveTable['slots'] =>
  w.slots.filter(({ item, left }) => item !== '' && left > 0);

function buySheet(w: HiveTable): Sheet {
  const wave = waveOf(w);
  return plainSheet(
    {
      key: 'item',
      title: 'Is an Item bought?',
      look: 'buttons',
      answers: [
        { value: 'done', label: 'Nothing more', detail: 'everybody has bought' },
        ...onSale(w).map(({ item, left }) => ({
          value: item,
          label: item === '' ? '' : ITEMS[item].name,
          detail: item === '' ? '' : `costs ${ITEMS[item].cost}, ${left} left`,
        })),
      ],
    },
    {
      rule: 'XS-ACQ-04',
      act: {
        words: `Everybody draws up to six cards, takes a Xenosathem of ${INCOME[wave]}, and buys.`,
        why: 'The app keeps the Item slots; Troops lie in their stacks.',
        rule: 'XS-ACQ-01',
      },
      sentence: (value, label) => (value === 'done' ? 'On to the Deployment.' : `One ${label} is sold.`),
    },
  );
}

export const rounds = chapter<Rounds>('round')
  .shows('fought')
  .steps({
    begin: {
      run(play, f) {
        const { w } = play;
        w.round++;
        w.trail = [];
        f.fought = 0;
        play.tell?.({ type: 'round begins', round: w.round, wave: waveOf(w) }, 'XS-RND-01');
        if (w.round === 1 || w.round === 4 || w.round === 7) newDeck(play);
      },
    },
    /** XS-DRW-01 XS-ACQ-01 XS-CMP-01 */
    buy: question({
      rule: 'XS-CMP-01',
      sheet: (w, _f: Rounds) => buySheet(w),
      take(play, _f, { item }) {
        if (item === 'done') return;
        const slot = onSale(play.w).find((one) => one.item === item);
        if (slot === undefined || slot.item === '') return 'again';
        slot.left--;
        play.tell?.({ type: 'item sold', item: ITEMS[slot.item].name, left: slot.left }, 'XS-ACQ-04');
        return 'again';
      },
    }),
    /** XS-DEP-16 XS-HIVE-01 */
    deploy: question({
      rule: 'XS-CMP-01',
      sheet: (w, _f: Rounds) =>
        plainSheet(
          {
            key: 'done',
            title: 'Are all Troops deployed?',
            look: 'buttons',
            answers: [{ value: 'yes', label: 'All are deployed' }],
          },
          {
            rule: 'XS-DEP-16',
            act: {
              words: 'Deploy and equip your Troops, then fill the Enemy Zones.',
              why: `Lane ${w.first + 1} fights first. The app lays ${ZONES} Enemies face-down in every lane.`,
              rule: 'XS-CMB-02',
            },
          },
        ),
      take(play) {
        const { w } = play;
        let cards = 0;
        for (const lane of w.lanes)
          while (lane.length < ZONES) {
            lane.push({ card: '', damage: 0 });
            cards++;
          }
        play.tell?.({ type: 'lanes filled', cards }, 'XS-DEP-16');
      },
    }),
    /** XS-CMB-01 XS-CMB-02 One lane after the other. */
    fight: {
      run({ w }, f) {
        if (f.fought >= w.seats) return;
        const lane = (w.first + f.fought) % w.seats;
        f.fought++;
        return { call: combatFrame(lane), then: 'fight' };
      },
    },
    /** XS-END-02 */
    'the siege is held': {
      run(play) {
        if (play.w.round >= ROUNDS)
          play.end({ winners: [0], rule: 'XS-END-02', why: `the Base holds with ${play.w.base} Hit Points` });
      },
    },
    /** XS-WRP-01 XS-WRP-06 XS-CMB-03 */
    'wrap up': question({
      rule: 'XS-WRP-01',
      sheet: (_w, _f: Rounds) =>
        plainSheet(
          {
            key: 'done',
            title: 'Is everybody done?',
            look: 'buttons',
            answers: [{ value: 'yes', label: 'All are done' }],
          },
          {
            rule: 'XS-WRP-09',
            act: {
              words: 'Discard what you do not keep, and rearrange your survivors.',
              why: 'Damage stays. Then empty Item slots are filled.',
              rule: 'XS-WRP-03',
            },
          },
        ),
      take(play) {
        const { w } = play;
        w.slots.forEach((slot, at) => {
          if (slot.left > 0 || slot.item === '') return;
          const item = play.draw(w.trackers, 'XS-WRP-06', (id) => ITEMS[id].name);
          applies(item === null ? 'XS-WRP-07' : 'XS-WRP-06');
          slot.item = item ?? '';
          slot.left = item === null ? 0 : ITEM_COPIES;
          if (item !== null)
            play.tell?.({ type: 'item arrives', slot: at + 1, item: ITEMS[item].name }, 'XS-WRP-06');
        });
        w.first = (w.first + 1) % w.seats;
        return goTo('begin');
      },
    }),
  });
