// The Deployment Phase: Troops and Equipment into the lanes.
import { type Bookmark, type Next, type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, type Doing, doing } from '../../choices.ts';
import { CARDS, isTroop } from '../../content/cards.ts';
import { type Table, commanderOf, emptyZones, isAlly, laneOf, laneOfTroop, troopOf } from '../../table.ts';
import { type Rules, chapter } from '../chapter.ts';
import { consent } from './consent.ts';
import { equip, equipments, equipFault } from './equip.ts';
import { deployments } from '../abilities/favours.ts';
import { playFault } from '../abilities/playFault.ts';
import { requestFault } from '../acquire/requests.ts';
import { otherPhase } from '../otherPhase.ts';
import { numberPart, part } from '../part.ts';
import { arrange, arrangements, arrangementFault } from './arranging.ts';
import { discard, outOfHand } from '../piles.ts';
import { carryOut } from '../abilities/carryOut.ts';
import { playsOf } from '../abilities/plays.ts';
import { nobodyReady, isReady, markReady, stillBusy, withdrawalsOrSwaps } from '../ready.ts';
import { type Question, question } from '../question.ts';
import { putInLane } from './putInLane.ts';

export const deployment = chapter<Question>('deployment')
  .shows('looked')
  .steps({
    /** XS-DEP-01 XS-DEP-15 Deploying, equipping, arranging and DEPLOY plays in any order until everybody is ready. */
    deploy: question<Question, 'deploy'>({
      rule: 'XS-DEP-01',
      prompt: 'Deploy Troops, equip them, and arrange your lane.',
      who: (w) => stillBusy(w),
      withdrawals: withdrawalsOrSwaps,
      offers(w, _f, seat) {
        if (isReady(w, seat)) return [];
        const choices: Choice[] = [{ do: 'ready' }, ...deployments(w, seat)];
        equipments(w, seat, choices);
        arrangements(w, seat, choices);
        standDowns(w, seat, choices);
        for (const play of playsOf(w, seat, { window: 'deploy', lane: seat })) choices.push(play);
        if (mayAskForTroops(w, seat)) choices.push({ do: 'request', favour: 'troops' });
        return choices;
      },
      judge: deploymentFault,
      take,
    }),
    'the lines stand': { run: ({ w }) => nobodyReady(w) },
  });

const mayAskForTroops = (w: Table, seat: Seat): boolean =>
  !commanderOf(w, seat).wants && !isAlly(w, seat) && w.commanders.some((one) => one.kind === 'ally');

/** XS-DEP-07 XS-OPT-09 A Troop leaves only by death or effect; by option its owner may discard it, if it did not come this round. */
function standDowns(w: Table, seat: Seat, choices: Choice[]): void {
  if (!w.options.standDown) return;
  for (const troop of laneOf(w, seat).troops)
    if (!troop.fresh) choices.push({ do: 'stand down', troop: troop.id });
}

/** What can be said in this phase. */
const DEEDS = [
  'ready',
  'not ready',
  'deploy',
  'equip',
  'move',
  'hand over',
  'stand down',
  'request',
  'play',
  'use',
  'division',
] as const;

type Deploying = Next<'deploy'>;

/** Back to this phase, after another chapter if there is one to go through. */
const backAfter = (call: Bookmark | null): Deploying => (call === null ? 'again' : { call, then: 'deploy' });

function take(play: Rules, _f: unknown, seat: Seat, choice: Choice): Deploying {
  const { w } = play;
  const said = doing(choice, ...DEEDS);
  switch (said.do) {
    case 'ready':
    case 'not ready':
      return markReady(w, seat, said.do === 'ready');
    case 'deploy':
      return backAfter(deploy(play, seat, said));
    case 'equip': {
      const lane = laneOfTroop(w, said.troop);
      return backAfter(
        w.options.consent && lane !== seat
          ? consent.begin({ giver: seat, lane, gift: said })
          : equip(play, seat, said),
      );
    }
    case 'move':
    case 'hand over':
      return backAfter(arrange(play, seat, said));
    case 'stand down':
      standDown(play, seat, said.troop);
      return 'again';
    // XS-ALLY-08 Ally Commanders look at their left-over Troops again.
    case 'request':
      commanderOf(w, seat).wants = true;
      for (const one of w.commanders) if (one.kind === 'ally') one.ready = false;
      applies('XS-M-ALLY-02');
      play.tell?.({ type: 'asked for troops', seat }, 'XS-ALLY-08');
      return 'again';
    default:
      applies('XS-DEP-15');
      return backAfter(carryOut(play, seat, said, 'deploy'));
  }
}

/** XS-DEP-02 XS-DEP-06 At once, or by option when the lane's owner agrees. */
function deploy(play: Rules, seat: Seat, said: Doing<'deploy'>): Bookmark | null {
  if (play.w.options.consent && said.lane !== seat)
    return consent.begin({ giver: seat, lane: said.lane, gift: said });
  if (said.lane !== seat) applies('XS-DEP-06');
  outOfHand(play.w, seat, said.card);
  putInLane(play, seat, said.card, said.lane, said.zone, 'XS-DEP-02');
  return null;
}

function standDown(play: Rules, seat: Seat, id: number): void {
  const lane = laneOf(play.w, seat);
  const troop = troopOf(play.w, id);
  lane.troops.splice(lane.troops.indexOf(troop), 1);
  for (const card of [troop.card, troop.weapon, troop.armor]) if (card !== '') discard(play.w, seat, card);
  play.tell?.({ type: 'stood down', seat, card: troop.card }, 'XS-OPT-09');
}

function deploymentFault(w: Table, _f: unknown, seat: Seat, choice: unknown): Refusal | null {
  switch (part(choice, 'do')) {
    case 'deploy':
      return deployFault(w, seat, choice);
    case 'equip':
      return equipFault(w, seat, choice);
    case 'move':
    case 'hand over':
      return arrangementFault(w, seat, choice);
    case 'stand down':
      return standDownFault(w);
    case 'play':
    case 'use':
    case 'division':
      return playFault(w, seat, choice, { window: 'deploy', lane: seat });
    case 'request':
      return requestFault(w, choice);
    default:
      return (
        otherPhase(choice) ?? {
          rule: 'XS-DEP-01',
          reason: 'Deploy, equip, arrange, use a DEPLOY card, or be ready.',
        }
      );
  }
}

function deployFault(w: Table, seat: Seat, choice: unknown): Refusal {
  const card = commanderOf(w, seat).hand.find((held) => held === part(choice, 'card'));
  if (card === undefined) return { rule: 'XS-DEP-02', reason: 'That card is not in your hand.' };
  if (!isTroop(card)) return { rule: 'XS-DEP-02', reason: `${CARDS[card].name} is no Troop.` };
  const there = w.commanders[numberPart(choice, 'lane')]?.lane;
  if (there === undefined) return { rule: 'XS-DEP-02', reason: 'No such lane is on the table.' };
  if (emptyZones(there).length === 0)
    return { rule: 'XS-DEP-03', reason: 'Four Troops stand in that lane already.' };
  return { rule: 'XS-DEP-04', reason: 'That is no empty Troop Zone of the lane.' };
}

const standDownFault = (w: Table): Refusal =>
  w.options.standDown
    ? {
        rule: 'XS-OPT-09',
        reason: 'Only a Troop of your own lane that was there before this round stands down.',
      }
    : { rule: 'XS-DEP-07', reason: 'A Troop cannot be taken out of its lane at will.' };
