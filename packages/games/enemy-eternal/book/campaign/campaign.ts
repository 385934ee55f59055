// Campaign mode: a chain of missions with a roster that lives on, rewards and a base.
import { type Seat, applies } from '@xenotable/kernel';
import { firstOf, saidAs } from '../../choices.ts';
import { difficulties } from '../../options.ts';
import {
  type Campaign,
  type MissionId,
  type Sheet,
  type Side,
  type Table,
  SIDES,
  other,
} from '../../table.ts';
import { settleSheet } from './aftermath.ts';
import { base, isHopeless } from './base.ts';
import { BATTLES, allowed, clearTable, mission } from '../battle.ts';
import { type Play, chapter } from '../chapter.ts';
import { missionOf, missions } from '../missions/index.ts';
import { muster } from '../squad/muster.ts';
import { endCampaign, isStarred, nextBattle, nextMission, seasonMission } from './next.ts';
import { promotions } from './promotions.ts';
import { reward } from './rewards.ts';
import { rollOff } from '../rollOff.ts';
import { deployByDefault, newSheet } from './sheet.ts';
import { isAutomaton, ofSide, speakerOf } from '../seats.ts';
import { campaignOf, missionIdOf, sheetOf, resultOf } from '../../tableReaders.ts';

const sidesOf = (w: Table): Side[] => SIDES.filter((side) => campaignOf(w).sheets[side] !== null);

const played = (w: Table): MissionId[] => campaignOf(w).results.map((one) => one.mission);

/** EE-CAM-14 Battles that can still be chosen. */
const openBattles = (w: Table): MissionId[] =>
  BATTLES.filter((id) => allowed(w, id) && !played(w).includes(id));

interface Season {
  mission: MissionId;
  /** Who chooses the next battle of a rival campaign; -1 for nobody. */
  chooser: Side | -1;
  side: number;
  /** Reward cards of side A that lie there already; missing where they are still to be drawn. */
  cards?: string[];
}

export const campaign = chapter<Season>('campaign')
  .shows('mission', 'chooser', 'side')
  .steps({
    muster: { run: () => ({ call: muster.begin({}) }) },
    /** EE-CAM-01 EE-CAM-02 The sheets are opened. */
    'open the sheets': {
      run(play, f) {
        const { w } = play;
        applies('EE-CAM-01');
        const rival = w.mode === 'rival campaign';
        const limit = rival ? w.limit : 500;
        const sheetFor = (side: Side): Sheet | null => {
          const { squad } = w.sides[side];
          return squad === null || (side === 1 && !rival) ? null : newSheet(side, squad, limit, w.options);
        };
        const sheets: Campaign['sheets'] = [sheetFor(0), sheetFor(1)];
        if (!rival) w.sides[1].faction = sheets[0]?.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
        w.campaign = {
          kind: rival ? 'rival' : 'season',
          at: 0,
          attempt: 1,
          results: [],
          sheets,
          straightOn: false,
        };
        f.chooser = -1;
        f.mission = rival ? 'B1' : seasonMission(w).mission;
      },
    },
    /** EE-CAM-14 After a draw a roll-off says who chooses; the loser of the last battle chooses otherwise. */
    'roll for the choice': {
      run(play, f) {
        const { w } = play;
        const { kind, results } = campaignOf(w);
        if (kind === 'season') {
          f.mission = seasonMission(w).mission;
          return;
        }
        const last = results.at(-1);
        if (last === undefined || results.length >= 5) {
          f.mission = last === undefined ? 'B1' : 'B7';
          return;
        }
        if (last.winner !== -1) {
          f.chooser = other(last.winner);
          return;
        }
        const [a, b] = rollOff(play, 'EE-CAM-14');
        f.chooser = a > b ? 0 : 1;
      },
    },
    'choose a battle': {
      rule: 'EE-CAM-14',
      prompt: 'Which battle is next?',
      who: (w, f): Seat | null => (f.chooser === -1 ? null : speakerOf(w, f.chooser)),
      offers: (w) => openBattles(w).map((id) => ({ do: 'battle', mission: id })),
      auto: ({ w }) => firstOf(openBattles(w).map((id) => ({ do: 'battle', mission: id }))),
      take(_play, f, _seat, choice) {
        f.mission = saidAs(choice, 'battle').mission;
        f.chooser = -1;
      },
    },
    /** EE-CAM-15 The difficulty of each mission. EE-M-SE-05 Against a player there is none. */
    'choose the difficulty': {
      rule: 'EE-CAM-15',
      prompt: (_w, f) => `${f.mission} ${missions[f.mission].name}: how hard shall it be?`,
      who: (w): Seat | null =>
        campaignOf(w).kind === 'season' && isAutomaton(w, 1) ? speakerOf(w, 0) : null,
      offers: () => difficulties.map((difficulty) => ({ do: 'difficulty', difficulty })),
      auto: ({ w }) => ({ do: 'difficulty', difficulty: w.difficulty }),
      take(play, _f, _seat, choice) {
        play.w.difficulty = saidAs(choice, 'difficulty').difficulty;
      },
      after(play) {
        applies('EE-M-SE-05');
        play.w.difficulty = 'Classic';
      },
    },
    'prepare the sheets': {
      run(play, f) {
        // The next map already lies there while the Squad gets ready.
        clearTable(play.w, f.mission);
        for (const side of sidesOf(play.w)) deployByDefault(play.w, sheetOf(play.w, side), f.mission);
        f.side = 0;
      },
    },
    /** EE-BAS-05 Each side prepares in turn. EE-CAM-12 Without a Leader and one more model the campaign is lost. */
    prepare: {
      run(play, f) {
        const { w } = play;
        const side = sidesOf(w)[f.side];
        if (side === undefined) return;
        f.side++;
        return { call: base.begin({ side, mission: f.mission }), then: 'still able?' };
      },
    },
    'still able?': {
      run(play) {
        const { w } = play;
        const lost = sidesOf(w).find((side) => isHopeless(w, sheetOf(w, side)));
        if (lost === undefined) return;
        endCampaign(play, other(lost), 'EE-CAM-12', 'nobody is left to lead');
        return 'done';
      },
    },
    'everybody prepared?': {
      run: (play, f) => (f.side < sidesOf(play.w).length ? { goTo: 'prepare' } : undefined),
    },
    /** EE-BAS-03 What was built works from now on. */
    'the mission': {
      run(play, f) {
        for (const side of sidesOf(play.w)) {
          const sheet = sheetOf(play.w, side);
          sheet.facilities.push(...sheet.fresh.splice(0));
          sheet.workshopUsed = false;
        }
        return { call: mission.begin({ mission: f.mission }) };
      },
    },
    /** EE-BAS-05 EE-CAM-03 Casualties, wounds, gear and income. EE-END-05 A draw is a loss for starred missions. */
    aftermath: {
      run(play, f) {
        const { w } = play;
        const book = campaignOf(w);
        const result = resultOf(w);
        book.straightOn = w.mission === 'SE1.9' && result.winner === 0;
        for (const side of sidesOf(w)) {
          settleSheet(play, side, countsAsWon(w, side));
          applies('EE-CAM-03');
          if (result.winner === side) sheetOf(w, side).wins++;
        }
        book.results.push({
          mission: missionIdOf(w),
          won: countsAsWon(w, 0),
          first: book.attempt === 1,
          secondary: result.secondary,
          winner: result.winner ?? -1,
        });
        raiseOutpost(play);
        for (const side of sidesOf(w)) sheetOf(w, side).grenade = null;
        f.side = 0;
      },
    },
    /** EE-F-03 The Training Center promotes one deployed survivor of rank 3 or lower after a win. */
    training: {
      run(play, f) {
        const { w } = play;
        const side = sidesOf(w)[f.side];
        if (side === undefined) {
          f.side = 0;
          return;
        }
        f.side++;
        if (!countsAsWon(w, side) || !sheetOf(w, side).facilities.includes('Training Center')) return 'again';
        applies('EE-F-03');
        return {
          call: promotions.begin({
            side,
            by: speakerOf(w, side),
            wanted: [-1],
            given: [],
            most: 7,
            highest: 3,
          }),
          then: 'training',
        };
      },
    },
    /** EE-RWD-01 The reward draw of each side. */
    rewards: {
      run(play, f) {
        const { w } = play;
        const side = sidesOf(w)[f.side];
        if (side === undefined) return;
        f.side++;
        const laid = side === 0 ? (f.cards ?? []) : [];
        const laboratory = sheetOf(w, side).facilities.includes('Laboratory') ? 1 : 0;
        // EE-SPC-05 Intelligence adds to the draw of a side that has one, whoever has won.
        const cards = missionOf(w).cards(w, resultOf(w), side);
        const more = cards > 0 ? w.sides[side].extraCards : 0;
        if (more > 0) applies('EE-SPC-05');
        const drawn = laid.length > 0 ? laid.length - laboratory : cards + more;
        return {
          call: reward.begin({
            side,
            cards: laid,
            count: drawn,
            players: [],
            any: 0,
            by: speakerOf(w, side),
          }),
          then: 'rewards',
        };
      },
    },
    /** EE-CAM-11 EE-CAM-12 EE-CAM-13 EE-CAM-14 On to the next mission, again, or to the end. */
    'what comes next': {
      run(play) {
        const { w } = play;
        const next = campaignOf(w).kind === 'season' ? nextMission(play) : nextBattle(play);
        return next ? { goTo: 'roll for the choice' } : 'done';
      },
    },
  });

/** EE-END-05 Won, or drawn where a draw counts as a win without reward. */
function countsAsWon(w: Table, side: Side): boolean {
  const result = resultOf(w);
  if (result.winner !== null || campaignOf(w).kind === 'rival') return result.winner === side;
  applies('EE-END-05');
  return !isStarred(w) && w.mission !== 'SE1.8';
}

/** EE-BAS-01 EE-BAS-02 EE-BAS-06 EE-M-SE11-07 EE-M-SE15-06 EE-M-SE19-07 Three missions establish or raise the Outpost. */
function raiseOutpost(play: Play): void {
  const { w } = play;
  const sheet = sheetOf(w, 0);
  if (
    campaignOf(w).kind !== 'season' ||
    resultOf(w).winner !== 0 ||
    !['SE1.1', 'SE1.5', 'SE1.9'].includes(w.mission)
  )
    return;
  if (sheet.outpost < 3) {
    sheet.outpost++;
    applies('EE-BAS-06');
    play.tell?.({ type: 'outpost raised', ...ofSide(w, 0), tier: sheet.outpost }, 'EE-BAS-01');
  } else {
    sheet.supplies += 100;
    play.tell?.({ type: 'income', ...ofSide(w, 0), supplies: 100, models: 0 }, 'EE-BAS-02');
  }
}
