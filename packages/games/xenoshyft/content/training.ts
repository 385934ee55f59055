// The training siege as a lesson: fixed draws, one step after the other, each with a note and the rule behind it.
// XS-M-TRAIN-03 Each phase and window is explained when it first appears; the notes change no rule.
import type { Lesson, LessonPage } from '@xenotable/kernel';

const page = (rule: string, expects: string, text: string, dice: readonly string[] = []): LessonPage => ({
  text,
  rule,
  expects,
  dice,
});

export const training: Lesson = {
  title: 'Training siege',
  options: { siege: 'training' },
  seats: [{ kind: 'person', name: 'Commander' }],
  opening: ['x1', 'x1', 'x1', 'militia', 'militia', 'ranger'],
  pages: [
    page(
      'XS-ACQ-05',
      'Spend 1 Xenosathem',
      'Welcome to the site, Commander. Hold the Base for three rounds: it has 8 Hit Points. Your Division is the Barracks, and these seven cards are your hand; one of them is this round’s income. First you buy. Xenosathem from your hand fills your purse and lies in your Discard Pile afterwards; it comes back when your deck is reshuffled.',
    ),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'What is not spent this round is lost, so bring it all.'),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'Another one.'),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'And the income card.'),
    page(
      'XS-ACQ-16',
      'Buy NorTec Ranger with your price cut',
      'Once per round the Barracks make one Troop cheaper: a Ranger for 1 instead of 2. What you buy goes straight into your hand.',
    ),
    page(
      'XS-ACQ-09',
      'Buy Hi-Ex Grenade',
      'A grenade is an Instant: 3 damage, once, whenever you may react.',
    ),
    page('XS-ACQ-17', 'Ready', 'The purse is empty. When everybody is ready, buying is over.'),
    page(
      'XS-DEP-02',
      'Deploy NorTec Ranger to A1',
      'Deployment. Zone 1 is the front: whoever stands there fights first.',
    ),
    page('XS-DEP-02', 'Deploy NorTec Ranger to A2', 'The second Ranger behind the first.'),
    page(
      'XS-DEP-03',
      'Deploy Militia to A3',
      'A lane holds four Troops. Militia is cheap and dies quickly; keep it behind.',
    ),
    page('XS-DEP-03', 'Deploy Militia to A4', 'A full line.'),
    page(
      'XS-DEP-16',
      'Ready',
      'Once you are ready the Hive puts four cards face-down into your lane. Nobody knows what they are before they are turned up.',
      ['gnawer'],
    ),
    page(
      'XS-REA-04',
      'Pass',
      'A Gnawer: Power 1, 2 Hit Points. In a Reaction you may use cards and abilities. Your Ranger wins this Fight alone, so keep the grenade.',
      ['prowler'],
    ),
    page(
      'XS-REA-02',
      'Hi-Ex Grenade at Prowler (A1)',
      'A Prowler! Its Reveal effect did 3 damage to the front at once; no Reaction comes before that. Now the second Ranger stands in front, and the Prowler strikes for 4. Throw the grenade.',
      ['burrower', 'shriek louse'],
    ),
    page(
      'XS-WRP-01',
      'Ready',
      'The Burrower dug its way to your last Troop and traded with it; the Louse was harmless. The lane has held. In Wrap-Up you may discard cards and rearrange survivors.',
      ['x1', 'x1', 'x1', 'militia', 'militia', 'ranger'],
    ),
    page(
      'XS-DRW-01',
      'Spend 1 Xenosathem',
      'Round 2. Your hand was refilled to six, and income came on top.',
    ),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'Fill the purse again.'),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'Two more.'),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'One more.'),
    page(
      'XS-CARD-05',
      'Buy "Bulwark" Composite Plate',
      'Equipment stays with a Troop. A plate is worth two Hit Points.',
    ),
    page(
      'XS-CARD-05',
      'Buy Med Pack',
      'A Med Pack prevents damage at the moment it would be placed, or heals it later.',
    ),
    page('XS-ACQ-17', 'Ready', 'Done buying.'),
    page(
      'XS-DEP-02',
      'Deploy NorTec Ranger to A3',
      'Survivors stay where they are, with their wounds. Fill the empty zones.',
    ),
    page(
      'XS-DEP-12',
      'Move Militia (A2) to zone 3',
      'You may rearrange your own lane until you are ready: the Ranger belongs in front of the Militia.',
    ),
    page('XS-DEP-02', 'Deploy Militia to A4', 'And one behind. The second Militia stays in your hand.'),
    page(
      'XS-DEP-08',
      'Equip NorTec Ranger (A1) with "Bulwark" Composite Plate',
      'One Weapon and one Armor for each Troop. Armor is best in front.',
    ),
    page('XS-DEP-16', 'Ready', 'Ready again.', ['quill beast']),
    page(
      'XS-DMG-09',
      'Med Pack for NorTec Ranger (A1), 2 damage prevented',
      'Both strike at once, but before the tokens are placed you may answer. A Quill Beast whose blow hurts also hits zones 2 and 3: prevent all of it.',
      ['acid spitter', 'panic spider', 'gnawer'],
    ),
    page(
      'XS-OVR-05',
      'Ready',
      'Acid ate the plate, and the Panic Spider went through the whole line. With no Troop left the lane was Overrun: each Enemy hit the Base for its Power. 4 Hit Points are left. Discard nothing: your other Militia stays in hand.',
      ['ranger', 'ranger', 'ranger', 'hi-ex grenade', 'x1'],
    ),
    page(
      'XS-DRW-02',
      'Spend 1 Xenosathem',
      'Round 3, the last one. Your deck was empty, so your Discard Pile was shuffled: everything you bought comes round again.',
    ),
    page('XS-ACQ-05', 'Spend 1 Xenosathem', 'The purse once more.'),
    page('XS-ACQ-09', 'Buy "Bulwark" Composite Plate', 'A plate for the front.'),
    page('XS-ACQ-17', 'Ready', 'Done buying.'),
    page('XS-DEP-02', 'Deploy NorTec Ranger to A1', 'Your three Rangers in front …'),
    page('XS-DEP-02', 'Deploy NorTec Ranger to A2', '… one …'),
    page('XS-DEP-02', 'Deploy NorTec Ranger to A3', '… and another …'),
    page('XS-DEP-02', 'Deploy Militia to A4', '… and the Militia last.'),
    page(
      'XS-DEP-08',
      'Equip NorTec Ranger (A1) with "Bulwark" Composite Plate',
      'The plate goes to the front Ranger.',
    ),
    page('XS-DEP-16', 'Ready', 'Hold this, and the Base is safe.', ['gnawer']),
    page('XS-REA-04', 'Pass', 'No grenade for a Gnawer.', ['carapace roach']),
    page(
      'XS-FGT-17',
      'Pass',
      'A Carapace Roach is ARMORED: each blow does 1 less. Your Ranger still wins, in two exchanges.',
      ['shriek louse'],
    ),
    page('XS-MOD-04', 'Pass', 'The Louse has roused the last Enemy: 1 more Power this round.', ['prowler']),
    page(
      'XS-FDN-03',
      'Hi-Ex Grenade at Prowler (A1)',
      'Another Prowler. This is what the grenade was kept for.',
    ),
  ],
};
