// The Deployment Phase: Troops and Equipment into the lanes.
import { type Playing, type Refusal, type Seat, type Next } from '@xenotable/kernel';
import type { Choice, LaneChoice, Play } from '../../choices.ts';
import { CARDS, type CardId, isTroop } from '../../content/cards.ts';
import { LANE_ZONES, type Table, emptyZones, laneOfTroop, troopById } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { consent } from './consent.ts';
import { equip, equipments, judgeEquip } from './equip.ts';
import { deployments } from '../abilities/favours.ts';
import { judgePlay, part } from '../abilities/playFault.ts';
import { arrange, arrangements, judgeArrangement } from './arranging.ts';
import { discard, outOfHand } from '../piles.ts';
import { carryOut } from '../abilities/carryOut.ts';
import { playsOf } from '../abilities/plays.ts';
import { allStart, isReady, markReady, stillBusy, withdrawals } from '../ready.ts';
import { asking } from '../question.ts';
import { putInLane } from './putInLane.ts';

export const deployment = chapter('deployment').steps({
  'open the lanes': { run: ({ w }) => allStart(w) },
  /** XS-DEP-01 XS-DEP-15 Deploying, equipping, arranging and DEPLOY plays in any order until everybody is ready. */
  ...asking<object>('deploy', 'done', {
    rule: 'XS-DEP-01',
    prompt: 'Deploy Troops, equip them, and arrange your lane.',
    who: (w) => stillBusy(w),
    withdrawals,
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
    judge,
    take,
  }),
});

const mayAskForTroops = (w: Table, seat: Seat): boolean =>
  !w.commanders[seat]!.wants &&
  w.commanders[seat]!.kind === 'person' &&
  w.commanders.some((one) => one.kind === 'ally');

/** XS-DEP-07 XS-OPT-09 A Troop leaves only by death or effect; by option its owner may discard it, if it did not come this round. */
function standDowns(w: Table, seat: Seat, choices: Choice[]): void {
  if (!w.rules.standDown) return;
  for (const troop of w.commanders[seat]!.lane.troops)
    if (!troop.fresh) choices.push({ do: 'stand down', troop: troop.id });
}

function take(play: Playing<Table>, _f: unknown, seat: Seat, choice: Choice): Next {
  const { w } = play;
  const said = choice as LaneChoice | Play | { do: 'ready' | 'not ready' } | { do: 'request' };
  switch (said.do) {
    case 'ready':
    case 'not ready':
      return markReady(w, seat, said.do === 'ready');
    case 'deploy':
      if (w.rules.consent && said.lane !== seat)
        return { call: consent.begin({ giver: seat, lane: said.lane, gift: said }), then: 'deploy' };
      outOfHand(w, seat, said.card);
      putInLane(play, seat, said.card, said.lane, said.zone, 'XS-DEP-02');
      return 'again';
    case 'equip': {
      const lane = laneOfTroop(w, said.troop);
      if (w.rules.consent && lane !== seat)
        return { call: consent.begin({ giver: seat, lane, gift: said }), then: 'deploy' };
      return { call: equip(play, seat, said), then: 'deploy' };
    }
    case 'move':
    case 'hand over': {
      const does = arrange(play, seat, said);
      return does === null ? 'again' : { call: does, then: 'deploy' };
    }
    case 'stand down':
      standDown(play, seat, said.troop);
      return 'again';
    // XS-ALLY-08 Ally Commanders look at their left-over Troops again.
    case 'request':
      w.commanders[seat]!.wants = true;
      for (const one of w.commanders) if (one.kind === 'ally') one.ready = false;
      play.tell?.({ type: 'asked for troops', seat }, 'XS-ALLY-08');
      return 'again';
    default: {
      const does = carryOut(play, seat, said as Play, 'deploy');
      return does === null ? 'again' : { call: does, then: 'deploy' };
    }
  }
}

function standDown(play: Playing<Table>, seat: Seat, id: number): void {
  const { lane } = play.w.commanders[seat]!;
  const troop = troopById(play.w, id)!;
  lane.troops.splice(lane.troops.indexOf(troop), 1);
  for (const card of [troop.card, troop.weapon, troop.armor]) if (card !== '') discard(play.w, seat, card);
  play.tell?.({ type: 'stood down', seat, card: troop.card }, 'XS-OPT-09');
}

function judge(w: Table, _f: unknown, seat: Seat, choice: unknown): Refusal | null {
  switch (part(choice, 'do')) {
    case 'deploy':
      return judgeDeploy(w, seat, choice);
    case 'equip':
      return judgeEquip(w, seat, choice);
    case 'move':
    case 'hand over':
      return judgeArrangement(w, seat, choice);
    case 'stand down':
      return judgeStandDown(w, seat, choice);
    case 'play':
    case 'use':
    case 'division':
      return judgePlay(w, seat, choice, { window: 'deploy', lane: seat });
    case 'buy':
    case 'spend':
      return { rule: 'XS-ACQ-17', reason: 'The Acquire Resources Phase is over.' };
    case 'request':
      return { rule: 'XS-ALLY-08', reason: 'There is nobody to ask, or you have asked already.' };
    default:
      return { rule: 'XS-DEP-01', reason: 'Deploy, equip, arrange, use a DEPLOY card, or be ready.' };
  }
}

function judgeDeploy(w: Table, seat: Seat, choice: unknown): Refusal {
  const card = part(choice, 'card') as CardId;
  if (!w.commanders[seat]!.hand.includes(card))
    return { rule: 'XS-DEP-02', reason: 'That card is not in your hand.' };
  if (!isTroop(card)) return { rule: 'XS-DEP-02', reason: `${CARDS[card].name} is no Troop.` };
  const lane = part(choice, 'lane');
  const there = typeof lane === 'number' ? w.commanders[lane]?.lane : undefined;
  if (there === undefined) return { rule: 'XS-DEP-02', reason: 'No such lane is on the table.' };
  if (emptyZones(there).length === 0)
    return { rule: 'XS-DEP-03', reason: 'Four Troops stand in that lane already.' };
  const zone = part(choice, 'zone');
  if (typeof zone === 'number' && zone >= 1 && zone <= LANE_ZONES)
    return { rule: 'XS-DEP-04', reason: `Troop Zone ${zone} is taken.` };
  return { rule: 'XS-DEP-04', reason: `A lane has the Troop Zones 1 to ${LANE_ZONES}.` };
}

function judgeStandDown(w: Table, seat: Seat, choice: unknown): Refusal {
  if (!w.rules.standDown)
    return { rule: 'XS-DEP-07', reason: 'A Troop cannot be taken out of its lane at will.' };
  const id = part(choice, 'troop');
  const troop = typeof id === 'number' ? troopById(w, id) : null;
  if (troop === null || laneOfTroop(w, troop.id) !== seat)
    return { rule: 'XS-OPT-09', reason: 'Only a Troop of your own lane can stand down.' };
  return { rule: 'XS-OPT-09', reason: `${CARDS[troop.card].name} came into the lane this round.` };
}
