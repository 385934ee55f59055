// How each mission is won, in the second person: what you do step by step, and what the other side does.
import type { RuleId } from '@xenotable/kernel';
import type { MissionId, Side } from '@xenotable/enemy-eternal/preview';

export interface Step {
  text: string;
  rule: RuleId;
  /** The skill on which it is tested: the best chance of the own side is shown beside it. */
  on?: 'MOBILITY' | 'HACK';
}

export interface Steps {
  you: readonly Step[];
  them: readonly { text: string; rule?: RuleId }[];
}

const LIMIT = {
  text: 'If you have not done it when the last round is over, the mission is lost.',
  rule: 'EE-M-SE-02',
};

const alike = (you: readonly Step[], them: Steps['them']): Record<Side, Steps> => ({
  0: { you, them },
  1: { you, them },
});

/** Season missions: side A attacks. What a person who leads the guards does is told by `guardSteps`. */
const alone = (you: readonly Step[], them: Steps['them']): Record<Side, Steps> =>
  alike(you, [...them, LIMIT]);

export const STEPS: Readonly<Record<MissionId, Record<Side, Steps>>> = {
  B1: alike(
    [
      { text: '**Destroy** enemy models: one point each.', rule: 'EE-M-B1-02' },
      { text: 'Have **more points** after round 5.', rule: 'EE-M-B1-04' },
    ],
    [{ text: 'It scores one point for each of your models that falls.', rule: 'EE-M-B1-02' }],
  ),
  B2: {
    0: {
      you: [
        { text: '**Get beside the monument** in the middle.', rule: 'EE-M-B2-04' },
        {
          text: '**Plant the charge**: a test on MOBILITY. With two actions the planter goes Down.',
          rule: 'EE-M-B2-05',
          on: 'MOBILITY',
        },
        {
          text: '**Keep the planter from being hit** until it is activated again: the charge goes off and you win.',
          rule: 'EE-M-B2-06',
        },
      ],
      them: [
        { text: 'It holds the monument for six rounds.', rule: 'EE-M-B2-09' },
        { text: 'A hit on the planter delays the charge, its death loses it.', rule: 'EE-M-B2-07' },
        { text: 'It can remove the charge from beside the monument.', rule: 'EE-M-B2-08' },
      ],
    },
    1: {
      you: [
        { text: '**Hold the monument for six rounds.**', rule: 'EE-M-B2-09' },
        {
          text: '**Hit whoever has planted** a charge: it is delayed. Destroy it: the charge is lost.',
          rule: 'EE-M-B2-07',
        },
        {
          text: '**Remove a charge** from beside the monument: a test on MOBILITY.',
          rule: 'EE-M-B2-08',
          on: 'MOBILITY',
        },
      ],
      them: [
        {
          text: 'It plants a charge, which goes off when the planter is next activated without having been hit.',
          rule: 'EE-M-B2-06',
        },
      ],
    },
  },
  B3: alike(
    [
      { text: '**Tap terminals**: a test on HACK from beside one.', rule: 'EE-M-B3-02', on: 'HACK' },
      {
        text: 'Each that you hold scores **one point** at the end of every round **from round 2 on**.',
        rule: 'EE-M-B3-03',
      },
      { text: 'The enemy **Leader** is worth two points.', rule: 'EE-M-B3-04' },
    ],
    [{ text: 'It can tap your terminals back. More points after round 6 win.', rule: 'EE-M-B3-05' }],
  ),
  B4: alike(
    [
      {
        text: '**Search containers**: a test on MOBILITY; each holds a crate.',
        rule: 'EE-M-B4-02',
        on: 'MOBILITY',
      },
      { text: '**Carry crates home**: one point each at the end, two in your own zone.', rule: 'EE-M-B4-03' },
    ],
    [{ text: 'A carrier that falls drops its crates. More points after round 6 win.', rule: 'EE-M-B4-04' }],
  ),
  B5: alike(
    [
      {
        text: '**Hold the platform**: more standing models on it at the end of a round score one point.',
        rule: 'EE-M-B5-02',
      },
      {
        text: '**Set the relay** to your side: a test on MOBILITY; one point at the end of every round.',
        rule: 'EE-M-B5-03',
        on: 'MOBILITY',
      },
    ],
    [{ text: 'Eight points, or more points after round 7, win.', rule: 'EE-M-B5-04' }],
  ),
  B6: {
    0: {
      you: [
        { text: '**Free the VIP**: a test on MOBILITY from beside it.', rule: 'EE-M-B6-02', on: 'MOBILITY' },
        {
          text: '**Lead it to an Evac cell** and off the board: it has a die from the next round on.',
          rule: 'EE-M-B6-03',
        },
      ],
      them: [
        { text: 'It kills the VIP, or keeps it from being freed for eight rounds.', rule: 'EE-M-B6-04' },
      ],
    },
    1: {
      you: [{ text: '**Keep or kill the VIP** for eight rounds.', rule: 'EE-M-B6-04' }],
      them: [{ text: 'It frees the VIP and leads it to an Evac cell.', rule: 'EE-M-B6-03' }],
    },
  },
  B7: alike(
    [
      { text: '**Destroy the enemy Leader** while yours lives.', rule: 'EE-M-B7-02' },
      { text: 'Otherwise the **worth destroyed** decides after round 7.', rule: 'EE-M-B7-03' },
    ],
    [
      {
        text: 'From round 4 on a Leader that stays in its own zone gives the enemy 25 a round.',
        rule: 'EE-M-B7-04',
      },
    ],
  ),
  B8: alike(
    [
      {
        text: '**Hold zones** at the end of a round, from round 2 on: one point for each outer one, two for the centre.',
        rule: 'EE-M-B8-02',
      },
      { text: '**Break the enemy**: three points when half of it is lost.', rule: 'EE-M-B8-03' },
    ],
    [{ text: 'More points after round 7 win.', rule: 'EE-M-B8-04' }],
  ),
  'SE1.1': alone(
    [
      {
        text: '**Reach the marker**: end an activation on it, in the middle of the site.',
        rule: 'EE-M-SE11-04',
      },
      {
        text: '**Clear the site**: destroy everybody who guards it. They come onto the board when you are within 12 cells of the marker.',
        rule: 'EE-M-SE11-05',
      },
      { text: 'Both by the end of **round 5** bring one more reward card.', rule: 'EE-M-SE11-06' },
    ],
    [{ text: 'Three guards defend the site, as the mission lists them.', rule: 'EE-M-SE11-03' }],
  ),
  'SE1.2': alone(
    [
      {
        text: '**Search all three crates**: a test on MOBILITY from beside each.',
        rule: 'EE-M-SE12-04',
        on: 'MOBILITY',
      },
      {
        text: '**Clear the area**: destroy everybody. Guards appear when a crate is first seen.',
        rule: 'EE-M-SE12-05',
      },
      { text: 'Both by the end of **round 6** bring one more reward card.', rule: 'EE-M-SE12-06' },
    ],
    [{ text: 'Each crate is guarded; how strongly is drawn when it is seen.', rule: 'EE-M-SE12-03' }],
  ),
  'SE1.3': alone(
    [
      {
        text: '**Ask the civilians**: a test on MOBILITY from beside one. One of three is the informant.',
        rule: 'EE-M-SE13-04',
        on: 'MOBILITY',
      },
      { text: '**Bring the informant to an Evac cell** and off the board.', rule: 'EE-M-SE13-05' },
      { text: 'Nobody lost brings one more reward card.', rule: 'EE-M-SE13-06' },
    ],
    [
      {
        text: 'It kills the informant once it is known. Reinforcements come in rounds 3 and 5.',
        rule: 'EE-M-SE13-05',
      },
    ],
  ),
  'SE1.4': alone(
    [
      { text: '**Break into the relay**: a test on HACK from beside it.', rule: 'EE-M-SE14-04', on: 'HACK' },
      {
        text: '**Hold it for three rounds**: a standing model within 2 cells of it at the end of a round, and no enemy beside it.',
        rule: 'EE-M-SE14-05',
      },
      { text: 'Done by the end of **round 7** it brings one more reward card.', rule: 'EE-M-SE14-07' },
    ],
    [
      {
        text: 'It sets the upload back by hacking. Reinforcements come in rounds 4 and 6.',
        rule: 'EE-M-SE14-06',
      },
    ],
  ),
  'SE1.5': alone(
    [
      {
        text: '**Switch on all three masts**: a test on MOBILITY from beside each.',
        rule: 'EE-M-SE15-04',
        on: 'MOBILITY',
      },
      {
        text: 'All three on at the end of a round win; by **round 8** with one more reward card.',
        rule: 'EE-M-SE15-05',
      },
    ],
    [{ text: 'It switches masts off again. Reinforcements come in round 5.', rule: 'EE-M-SE15-04' }],
  ),
  'SE1.6': alone(
    [
      {
        text: '**Find the cache** in one of four houses: a test on MOBILITY from beside a container.',
        rule: 'EE-M-SE16-04',
        on: 'MOBILITY',
      },
      { text: '**Bring it home**: its carrier ends an activation in your zone.', rule: 'EE-M-SE16-05' },
      { text: 'All four searched bring one more reward card.', rule: 'EE-M-SE16-06' },
    ],
    [
      {
        text: 'It is night: nobody sees farther than 12. Reinforcements come in round 5.',
        rule: 'EE-M-SE16-01',
      },
    ],
  ),
  'SE1.7': alone(
    [
      {
        text: '**Save four of six civilians**: end an activation beside them, not engaged.',
        rule: 'EE-M-SE17-04',
      },
      { text: 'All six, or all enemies, bring one more reward card.', rule: 'EE-M-SE17-06' },
    ],
    [
      {
        text: 'It hunts the civilians: three dead lose the mission. More come in rounds 3 and 5.',
        rule: 'EE-M-SE17-05',
      },
    ],
  ),
  'SE1.8': alone(
    [
      {
        text: '**Search for intel**: a test on MOBILITY; a token scores 3 in your zone, 1 elsewhere.',
        rule: 'EE-M-SE18-04',
        on: 'MOBILITY',
      },
      { text: '**Destroy enemies**: one point each.', rule: 'EE-M-SE18-05' },
      { text: 'All three tokens bring one more reward card.', rule: 'EE-M-SE18-07' },
    ],
    [{ text: 'It gathers intel too. More points after round 6 win.', rule: 'EE-M-SE18-06' }],
  ),
  'SE1.9': alone(
    [
      {
        text: '**Blow up both generators**: set a charge, a test on MOBILITY; it blows at the end of the round.',
        rule: 'EE-M-SE19-04',
        on: 'MOBILITY',
      },
      {
        text: '**Get into the bunker** when the gate is open: end an activation on its marker.',
        rule: 'EE-M-SE19-05',
      },
      { text: 'At most one model lost brings one more reward card.', rule: 'EE-M-SE19-06' },
    ],
    [{ text: 'It removes charges. Reinforcements come in round 6.', rule: 'EE-M-SE19-04' }],
  ),
  'SE1.X': alone(
    [
      {
        text: '**Take the vial** from the device: a test on MOBILITY. Its guards appear.',
        rule: 'EE-M-SE1X-04',
        on: 'MOBILITY',
      },
      { text: '**Bring it to an Evac cell**, or destroy everybody while you hold it.', rule: 'EE-M-SE1X-05' },
      { text: 'Each hacked terminal stops one group of reinforcements.', rule: 'EE-M-SE1X-06', on: 'HACK' },
      { text: 'The Avatar destroyed brings one more reward card.', rule: 'EE-M-SE1X-07' },
    ],
    [{ text: 'Reinforcements come in rounds 6, 8 and 10.', rule: 'EE-M-SE1X-03' }],
  ),
};
