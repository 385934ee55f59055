// The first lesson: a Soldier and his Commander meet what came out of the landing ship. The dice fall as written.
import type { Json, RuleId, Scripted } from '@xenotable/kernel';

export interface LessonPage {
  text: string;
  rule: RuleId;
  seat: 'A' | 'B';
  /** The choice that goes on, by its words. */
  expects: string;
  /** What this choice rolls and draws. */
  dice: readonly Scripted[];
}

export interface Lesson {
  title: string;
  given: Json;
  /** What chance brings before the first page. */
  opening: readonly Scripted[];
  pages: readonly LessonPage[];
  farewell: string;
}

export const lesson: Lesson = {
  title: 'Something came down',
  given: {
    mission: 'VS 1',
    map: 'Province',
    turn: 'Aliens',
    goals: { Aliens: 3, 'CHIBI COM': 2 },
    units: { Soldier: { at: '11,5' }, Commander: { at: '12,8' } },
    blips: { '4,4': 'Ghost', '2,3': 'Hitman', '6,3': 'Birdy' },
  },
  opening: [],
  pages: [
    {
      seat: 'B',
      text: 'The Invaders move as Blips. This one is a Ghost: nothing is behind it, but only you know. A Blip moves up to eight points.',
      rule: 'CC-BLP-08',
      expects: 'Move Blip 1',
      dice: [],
    },
    { seat: 'B', text: 'Step to the front door of the ship.', rule: 'CC-BLP-06', expects: 'Walk to (4,5)', dice: [] },
    { seat: 'B', text: 'Alien doors cost you nothing.', rule: 'CC-MOV-10', expects: 'Open the door (4,5)-(4,6)', dice: [] },
    {
      seat: 'B',
      text: 'Slip behind the ship. Had a Soldier spotted it, the Ghost would have gone to the reserve.',
      rule: 'CC-BLP-15',
      expects: 'Walk to (0,5)',
      dice: [],
    },
    { seat: 'B', text: 'The Blip move is its whole activation.', rule: 'CC-BLP-07', expects: 'Stop moving', dice: [] },
    { seat: 'B', text: 'Your Hitman is a leader. Keep him covered and inside the ship.', rule: 'CC-BLP-05', expects: 'Move Blip 2', dice: [] },
    { seat: 'B', text: 'A few steps are enough.', rule: 'CC-BLP-06', expects: 'Walk to (2,4)', dice: [] },
    { seat: 'B', text: 'He takes no action while he is covered.', rule: 'CC-BLP-06', expects: 'Stop moving', dice: [] },
    { seat: 'B', text: 'To act, a hidden unit is uncovered first. That costs nothing.', rule: 'CC-BLP-05', expects: 'Uncover Blip 3', dice: [] },
    { seat: 'B', text: 'Two actions: each is a basic movement or one chain of symbols.', rule: 'CC-TRN-09', expects: 'Activate Birdy', dice: [] },
    { seat: 'B', text: 'The door first, for nothing.', rule: 'CC-MOV-10', expects: 'Open the door (6,3)-(7,3)', dice: [] },
    { seat: 'B', text: 'The basic movement of the Birdy is five points.', rule: 'CC-UNIT-05', expects: 'Walk to (9,5)', dice: [] },
    {
      seat: 'B',
      text: 'One action is left: walk five, heal, or move one and strike. Take the melee chain.',
      rule: 'CC-ACT-01',
      expects: 'Use M1 D1',
      dice: [],
    },
    { seat: 'B', text: 'The movement of a chain comes before its attack.', rule: 'CC-ACT-02', expects: 'Walk to (10,5)', dice: [] },
    {
      seat: 'B',
      text: 'A melee throw hits with everything but a one. The strike shows 3, the damage die 2: that is worth nothing.',
      rule: 'CC-HIT-06',
      expects: 'Attack Soldier',
      dice: [3, 2],
    },
    {
      seat: 'B',
      text: 'A star repeats a throw. The hidden Hitman shows himself for it; now the die shows 3, and the Soldier loses a heart.',
      rule: 'CC-CMD-11',
      expects: 'Hitman grants Luck',
      dice: [3],
    },
    { seat: 'B', text: 'All have acted.', rule: 'CC-TRN-07', expects: 'End the turn', dice: [] },
    {
      seat: 'B',
      text: 'At the end of a turn whoever is out of sight may hide again. The Hitman stays where he is.',
      rule: 'CC-BLP-22',
      expects: 'Hide nobody else',
      dice: [],
    },
    {
      seat: 'A',
      text: 'Now you command the Earth Force. The Birdy stands beside your Soldier.',
      rule: 'CC-TRN-04',
      expects: 'Activate Soldier',
      dice: [],
    },
    { seat: 'A', text: 'Two range dice, one damage die.', rule: 'CC-UNIT-06', expects: 'Use M1 R2 D1', dice: [] },
    {
      seat: 'A',
      text: 'The dice show 5 and 1. At short range a one is a slip: the shot misses.',
      rule: 'CC-HIT-04',
      expects: 'Attack Birdy',
      dice: [5, 1],
    },
    { seat: 'A', text: 'Save the star for later.', rule: 'CC-CMD-01', expects: 'Keep it', dice: [] },
    { seat: 'A', text: 'The same chain again.', rule: 'CC-TRN-09', expects: 'Use M1 R2 D1', dice: [] },
    { seat: 'A', text: 'A 1 and a 4: another slip.', rule: 'CC-HIT-04', expects: 'Attack Birdy', dice: [1, 4] },
    {
      seat: 'A',
      text: 'Now the Commander helps, from anywhere on the map. 4 and 3 beat the distance of 1, and the damage die shows 6: two hearts. The Birdy falls into coma.',
      rule: 'CC-CMD-04',
      expects: 'Commander grants Luck',
      dice: [4, 3, 6],
    },
    { seat: 'A', text: 'Next the Commander.', rule: 'CC-TRN-07', expects: 'Activate Commander', dice: [] },
    { seat: 'A', text: 'Three points bring him into a free line.', rule: 'CC-MOV-01', expects: 'Walk to (10,7)', dice: [] },
    { seat: 'A', text: 'One range die.', rule: 'CC-UNIT-06', expects: 'Use M1 R1 D1', dice: [] },
    {
      seat: 'A',
      text: 'A 4 beats the distance of 2; one point of damage. Two points within one activation would kill a sleeper, one is forgotten.',
      rule: 'CC-WND-05',
      expects: 'Attack Birdy',
      dice: [4, 3],
    },
    {
      seat: 'A',
      text: 'End your turn. At the start of the next round a die is thrown for everybody in coma: a 6 wakes the Birdy.',
      rule: 'CC-WND-08',
      expects: 'End the turn',
      dice: [6],
    },
    { seat: 'B', text: 'It woke by the throw, so it has both actions.', rule: 'CC-WND-10', expects: 'Activate Birdy', dice: [] },
    { seat: 'B', text: 'Two points away, and a heal die.', rule: 'CC-HEAL-01', expects: 'Use M2 H1', dice: [] },
    { seat: 'B', text: 'Get away from the Soldier.', rule: 'CC-MOV-01', expects: 'Walk to (8,5)', dice: [] },
    { seat: 'B', text: 'The die shows 2: nothing.', rule: 'CC-HEAL-02', expects: 'Heal Birdy', dice: [2] },
    { seat: 'B', text: 'Once more.', rule: 'CC-TRN-09', expects: 'Use M2 H1', dice: [] },
    { seat: 'B', text: 'Back towards the ship.', rule: 'CC-MOV-01', expects: 'Walk to (7,4)', dice: [] },
    { seat: 'B', text: 'A 5: the Birdy is whole again.', rule: 'CC-HEAL-02', expects: 'Heal Birdy', dice: [5] },
  ],
  farewell: 'That is most of it: two actions, chains of symbols, slips, stars, coma and Blips. Explosions, PSI and teleports wait in the missions.',
};
