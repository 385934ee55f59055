// What each goal is worth and how it is reached, in one line: for briefings and the strip of goals.

export interface Scoring {
  /** '2 points each, at most 4'. */
  worth: string;
  /** What a player does for it. */
  how: string;
  /** Points at which there is no more to gain. */
  most?: number;
  /** It only costs points. */
  loss?: true;
  /** Whose every single death costs a point by it. */
  deaths?: 'units' | 'units and civilians';
  /** The mission's points do not fall below 0 by it. */
  floor?: true;
}

/** One point at so many. */
const step = (worth: number, how: string): Scoring => ({
  worth: `${worth} ${worth === 1 ? 'point' : 'points'}`,
  how,
  most: worth,
});
const each = (worth: number, most: number | null, how: string): Scoring => ({
  worth: `${worth} ${worth === 1 ? 'point' : 'points'} each${most === null ? '' : `, at most ${most}`}`,
  how,
  ...(most !== null && { most }),
});
const loss = (worth: string, how: string, deaths?: Scoring['deaths']): Scoring => ({
  worth,
  how,
  loss: true,
  ...(deaths !== undefined && { deaths }),
});

const SCORINGS: Readonly<Record<string, Scoring>> = {
  // Province
  'CC-M-CO1-14': each(
    2,
    4,
    '**Search the ship**: two different units each spend an action inside it. Its doors take an action to open, and close with the turn.',
  ),
  'CC-M-CO1-15': each(
    1,
    null,
    '**Save civilians**: send or drag them off any edge of the map. Animals do not count.',
  ),
  'CC-M-CO1-16': {
    ...loss(
      '−1 each, never below 0',
      'Every civilian and every unit that **dies**; animals do not count.',
      'units and civilians',
    ),
    floor: true,
  },
  'CC-M-CO1-17': each(2, 4, '**Capture Aliens**: shoot them into coma, then drag them off the map alive.'),
  'CC-M-CO1-18': each(
    1,
    2,
    '**Save civilians**: send or drag them off any edge of the map. Animals do not count.',
  ),
  'CC-M-CO1-19': loss(
    '−1 each',
    'Every civilian and every unit that **dies**; animals do not count.',
    'units and civilians',
  ),
  // Drop Zone
  'CC-M-CO2-14': each(1, 5, '**Pull crystals** off a narrow edge of the map, four fields each round.'),
  'CC-M-CO2-15': loss('−1 each', 'Every unit that is **lost**.', 'units'),
  // City Massacre
  'CC-M-CO3-13': each(1, 5, '**Evacuate civilians** through the exits.'),
  'CC-M-CO3-14': loss('−1 each', 'Every unit that is **lost**.', 'units'),
  'CC-M-CO3-15': loss('−1 for every two', 'Civilians that are **killed**.'),
  // Complex
  'CC-M-CO4-13': step(1, '**Kill three Aliens.**'),
  'CC-M-CO4-14': step(1, '**Wound the PSI.**'),
  'CC-M-CO4-15': step(3, '**Kill the PSI.**'),
  'CC-M-CO4-24': step(1, '**Kill three enemies.**'),
  'CC-M-CO4-25': step(1, '**Kill a fourth enemy.**'),
  'CC-M-CO4-26': step(4, '**Kill the Fleet Commander.**'),
  'CC-M-CO4-36': step(2, '**Kill three Aliens.**'),
  'CC-M-CO4-37': step(3, '**Bring the President** off a narrow edge of the map.'),
  // Base
  'CC-M-CO5-11': step(1, '**Kill two Invaders.**'),
  'CC-M-CO5-12': step(1, '**Kill two more.**'),
  'CC-M-CO5-13': step(3, '**Kill all of them** before one leaves the base.'),
  'CC-M-CO5-18': step(4, '**Kill all Invaders.**'),
  'CC-M-CO5-19': step(1, '**Escape with two units** by stairs or elevator.'),
  'CC-M-CO5-20': step(1, '**Escape with four.**'),
  // Alien Base
  'CC-M-CO6-01': {
    worth: 'wins',
    how: '**Two units into the shafts** on the right edge: the reactor blows up.',
  },
  'CC-M-VS6-01': { worth: 'wins', how: '**One unit into a shaft** on the right edge: the reactor blows up.' },
  'CC-M-VS6-02': { worth: 'wins', how: '**Eliminate all Earth units.**' },
  // Nightmares
  'CC-M-HS-03': each(1, null, '**Kill Invaders**, wave after wave.'),
  'CC-M-SH-03': each(1, null, '**Kill Invaders** with the hero.'),
  'CC-M-ED-03': each(1, null, '**Kill Earth units and civilians**, wave after wave.'),
  'CC-M-BP-03': each(1, null, '**Kill Earth units and civilians**, wave after wave.'),
  // Duel in Province: the secret goals
  'CC-M-VS1-15': each(1, 4, '**Bring animals, civilians and soldiers into the ship.**'),
  'CC-M-VS1-16': each(2, 4, '**Bring civilians and soldiers into the ship.**'),
  'CC-M-VS1-17': each(1, 4, '**Kill**: two animals, two civilians or one Earth unit make a point.'),
  'CC-M-VS1-18': each(1, 4, '**Let the UFO kill** Earth units, and bring it home (else −1).'),
  'CC-M-VS1-19': {
    worth: '4 points',
    how: '**Take off from round 6 on** with somebody aboard; −2 if an Earth unit was inside.',
    most: 4,
  },
  'CC-M-VS1-20': each(1, 4, '**Leave** through the exit of CHIBI COM.'),
  'CC-M-VS1-21': each(1, 4, '**Enter the ship** with different units.'),
  'CC-M-VS1-22': each(1, 4, '**Kill Invaders.**'),
  'CC-M-VS1-23': each(2, 4, '**Take Invaders out alive**: coma, then drag them to your exit.'),
  'CC-M-VS1-24': each(1, 4, '**Bring civilians out** through your exit, sent or dragged.'),
  'CC-M-VS1-25': each(1, 4, '**Leave no witnesses**: kill civilians.'),
  'CC-M-VS1-26': {
    worth: '4 points',
    how: '**Blow up the ship**: two units each set a charge inside it. Without the explosion the goal still gives 1 point.',
    most: 4,
  },
  'CC-M-VS1-27': each(1, 2, '**Teleport with humans.**'),
  'CC-M-VS1-28': step(2, '**Dissect a bystander**: coma, drag it to the border or the ship, kill it there.'),
  'CC-M-VS1-29': { worth: '2 points', how: '**Let no human into the ship**; one costs a point.', most: 2 },
  'CC-M-VS1-30': each(1, 2, '**Leave** through the exit of CHIBI COM.'),
  'CC-M-VS1-31': each(1, 2, '**Enter the minds** of different soldiers.'),
  'CC-M-VS1-32': {
    worth: '2 points',
    how: '**Stay hidden**: every unit that is revealed costs a point.',
    most: 2,
  },
  'CC-M-VS1-33': each(1, 2, '**Knock out** an Invader, and **take one out** through your exit.'),
  'CC-M-VS1-34': each(1, 2, '**Enter the ship** with different Mercs.'),
  'CC-M-VS1-35': each(1, 2, '**Search Invaders in coma**: an action beside them.'),
  'CC-M-VS1-36': {
    worth: '1 point for two, at most 2',
    how: '**Drag animals out** through your exit.',
    most: 2,
  },
  'CC-M-VS1-37': each(1, 2, '**Kill an Invader** with a Merc, and let that Merc leave.'),
  'CC-M-VS1-38': { worth: 'half of theirs', how: '**Share the goal of CHIBI COM.**' },
  // Duels
  'CC-M-VS2-11': step(1, '**Two crystals** pulled off the map.'),
  'CC-M-VS2-12': step(1, '**Four crystals.**'),
  'CC-M-VS2-13': step(1, '**Five crystals.**'),
  'CC-M-VS2-14': step(1, '**Heal a friend out of coma and eliminate an enemy.**'),
  'CC-M-VS2-35': step(1, '**Kill a zombie.**'),
  'CC-M-VS3-07': step(1, '**Two civilians alive** at the end, or brought out.'),
  'CC-M-VS3-08': step(1, '**Four civilians.**'),
  'CC-M-VS3-09': step(1, '**Six civilians.**'),
  'CC-M-VS3-10': step(1, '**Kill two Invaders.**'),
  'CC-M-VS3-11': step(1, '**Capture an Invader alive** and bring it out.'),
  'CC-M-VS3-12': step(1, '**Eliminate one civilian.**'),
  'CC-M-VS3-13': step(1, '**Three civilians.**'),
  'CC-M-VS3-14': step(1, '**Five civilians.**'),
  'CC-M-VS3-15': step(1, '**Eliminate one Earth unit.**'),
  'CC-M-VS3-16': step(1, '**Two Earth units.**'),
  'CC-M-VS5-04': each(1, 4, '**Wreck facilities** of the base.'),
  'CC-M-VS5-06': {
    worth: '5 points less theirs',
    how: '**Defend the base**: every facility that is wrecked costs a point.',
  },
  'CC-M-VS5-12': step(3, '**Conquer the base**: the whole crew eliminated or fled.'),
  'CC-M-VS5-13': step(1, '**Raid**: eliminate three, flee with two.'),
  'CC-M-VS5-14': step(3, '**Repulse the attack**: all Invaders eliminated or driven out.'),
  'CC-M-VS5-15': step(1, '**Escape with three units** by stairs or elevator.'),
};

/** Null for goals that speak for themselves (scenarios of one's own). */
export const scoringOf = (rule: string): Scoring | null => SCORINGS[rule] ?? null;

/** What a mission is about, and what gets worse with time. */
export interface Tale {
  story: string;
  them: readonly { text: string; rule: string }[];
}

const COLD = { text: 'What sleeps in the ship **wakes on a 6**, or when you see it.', rule: 'CC-MODE-04' };
const END = {
  text: 'The mission ends when nobody is left on one side, or when **all your units have left the map**.',
  rule: 'CC-VP-04',
};

const TALES: Readonly<Record<string, Tale>> = {
  'COOP 1': {
    story: 'A ship has come down among farms. Get in, get the people out, and get away.',
    them: [
      COLD,
      { text: 'They go for whoever is **nearest**: soldier, farmer or cow.', rule: 'CC-NPC-12' },
      {
        text: 'Once all awake Invaders are down, **one Serpent Man after another** comes from a corner.',
        rule: 'CC-M-CO1-09',
      },
      END,
    ],
  },
  'COOP 2': {
    story: 'Crystals have fallen into the fog. Everybody wants them.',
    them: [
      {
        text: 'At the end of **round 3** something happens: a monster, a meltdown or backup.',
        rule: 'CC-M-CO2-18',
      },
      END,
    ],
  },
  'COOP 3': { story: 'They hunt people through the streets. Bring out whom you can.', them: [END] },
  'COOP 4': { story: 'Behind these walls sits what gives the orders.', them: [END] },
  'COOP 5': { story: 'This time they are in your own base.', them: [END] },
  'COOP 6': {
    story: 'Mars. Two of you must reach the reactor.',
    them: [{ text: 'If no unit is left on the map, **mankind is lost**.', rule: 'CC-M-CO6-08' }],
  },
  'VS 1': {
    story: 'A ship among farms. Each side has a goal that the other does not know.',
    them: [{ text: 'Their goal is **one of six**: watch what they do.', rule: 'CC-M-VS1-13' }, END],
  },
  'VS 2': { story: 'Crystals in the fog, and both sides land among them.', them: [END] },
  'VS 3': { story: 'A town in the open. One side hunts, the other shields.', them: [END] },
  'VS 4': { story: 'A building full of people whose minds are not their own.', them: [END] },
  'VS 5': { story: 'The war comes to the base.', them: [END] },
  'VS 6': { story: 'Mars. Nothing counts any more but this.', them: [END] },
  'High Spot': {
    story: 'Hold the hill, wave after wave.',
    them: [
      {
        text: 'It ends when **nobody of yours is awake** at the end of a round, or after wave 10.',
        rule: 'CC-M-HS-08',
      },
    ],
  },
  'Super Hero': {
    story: 'One hero against all of them.',
    them: [{ text: 'It ends when **the hero is dead** and no life is left.', rule: 'CC-M-SH-18' }],
  },
  'Evil Dreams': {
    story: 'You are the nightmare. How far do you get?',
    them: [
      {
        text: 'It ends when **nobody of yours is awake** at the end of a round, or after wave 13.',
        rule: 'CC-M-ED-09',
      },
    ],
  },
  'Blood Pool': {
    story: 'The town is yours. Let nobody out.',
    them: [
      {
        text: 'It ends when **nobody of yours is awake** at the end of a round, or after wave 10.',
        rule: 'CC-M-BP-09',
      },
    ],
  },
};

export const taleOf = (mission: string): Tale => TALES[mission] ?? { story: '', them: [END] };
