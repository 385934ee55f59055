// The data of a scenario as sentences, for briefings, sheets and the editor.
import type { RuleId } from '@xenotable/kernel';
import type {
  Condition,
  End,
  Order,
  PieceTerms,
  PodTerms,
  Scenario,
  Score,
  SideLetter,
  Tie,
  WorkedKind,
} from './scenario.ts';

export interface Sentence {
  text: string;
  rule: RuleId;
}

const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
const who = (side: SideLetter | 'both'): string => (side === 'both' ? 'Either side' : `Side ${side}`);
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function conditionWords(one: Condition): string {
  switch (one.is) {
    case 'reached':
      return `an activation has ended in ${one.area}`;
    case 'cleared':
      return 'nobody of side B is left';
    case 'worked':
      return one.least === undefined
        ? `every ${one.piece} has been worked`
        : `${many(one.least, one.piece)} ${one.least === 1 ? 'has' : 'have'} been worked`;
    case 'home':
      return `the ${one.token} has been carried home`;
    case 'carried':
      return `the side carries ${many(one.least, 'token')}`;
    case 'out':
      return `${many(one.least, 'civilian')} ${one.least === 1 ? 'is' : 'are'} out`;
    case 'rescued':
      return `${many(one.least, 'civilian')} ${one.least === 1 ? 'is' : 'are'} rescued`;
    case 'civilians dead':
      return `${many(one.least, 'civilian')} ${one.least === 1 ? 'is' : 'are'} dead`;
    case 'civilian free':
      return one.yes ? 'a civilian is free' : 'no civilian is free';
    case 'no civilian left':
      return 'no civilian is left on the board';
    case 'leader fallen':
      return `the Leader of side ${one.side} has fallen`;
    case 'leader alive':
      return `the Leader of side ${one.side} lives`;
    case 'points':
      return `a side has ${points(one.least)}`;
    case 'timer':
      return `the timer stands at ${one.least}`;
    case 'round':
      return [
        ...(one.least === undefined ? [] : [`round ${one.least} has come`]),
        ...(one.most === undefined ? [] : [`it is round ${one.most} or earlier`]),
      ].join(' and ');
  }
}

export function scoreWords(one: Score): string {
  switch (one.verb) {
    case 'destroy':
      return one.what === 'half'
        ? `${who(one.side)} gets ${points(one.points)} when half of the enemy is destroyed.`
        : `${who(one.side)} gets ${points(one.points)} for ${one.what === 'leader' ? 'the enemy Leader' : 'each enemy destroyed'}.`;
    case 'hold': {
      const from = one.from === undefined ? '' : ` from round ${one.from} on`;
      return 'area' in one
        ? `${who(one.side)} gets ${points(one.points)} for holding ${one.area} at the end of a round${from}.`
        : `${who(one.side)} gets ${points(one.points)} for each ${one.piece} it holds at the end of a round${from}.`;
    }
    case 'carry':
      return `${who(one.side)} gets ${points(one.points)} for each token it carries at the end, ${one.home} in its own zone.`;
    case 'hide':
      return `From round ${one.from} on a Leader in its own zone gives the other side ${one.worth} worth each round.`;
  }
}

const LOOKS: Record<End['look'], string> = {
  'at once': 'As soon as',
  round: 'At the end of a round, when',
  last: 'After the last round, when',
};

const TIED: Record<Exclude<Tie['by'], 'area'>, string> = {
  pieces: 'who holds more pieces',
  supplies: 'who found more Supplies',
  worth: 'who destroyed more',
};

export const tieWords = (tie: Tie): string => (tie.by === 'area' ? `who holds ${tie.area}` : TIED[tie.by]);

/** The whole sentence of an end: when, who wins, what decides a tie, and the second goal. */
export function endWords(end: End): string {
  const { ties = [], second = [] } = end;
  return [
    endingWords(end),
    ...(ties.length === 0 ? [] : [`A tie goes to ${ties.map(tieWords).join(', then to ')}.`]),
    ...(second.length === 0 ? [] : [`Second goal: ${second.map(conditionWords).join(' or ')}.`]),
  ].join(' ');
}

function endingWords(end: End): string {
  const result =
    end.wins === 'nobody'
      ? 'nobody wins'
      : end.wins === 'points'
        ? 'the side with more points wins'
        : end.wins === 'worth'
          ? 'the side that destroyed more worth wins'
          : `side ${end.wins} wins`;
  if (end.if.length === 0) return `After the last round ${result}.`;
  return `${LOOKS[end.look]} ${end.if.map(conditionWords).join(' and ')}, ${result}.`;
}

export function podWords(terms: PodTerms): string {
  if (terms.when === 'start') return `Pod ${terms.pod} is there from the start.`;
  if (terms.when === 'near')
    return `When a model of side A comes within ${terms.within} of ${terms.area ?? 'its marker'}, pod ${terms.pod} appears.`;
  return `When a model of side A sees ${terms.piece === undefined ? 'its marker' : `a ${terms.piece}`}, pod ${terms.pod} appears.`;
}

const MAKES: Record<PieceTerms['makes'], string> = {
  once: 'is worked once',
  held: 'belongs to the side that worked it last',
  switched: 'is switched on by side A and off by side B',
};

export function pieceWords(kind: WorkedKind, terms: PieceTerms): string {
  const parts = [
    `A ${kind} ${MAKES[terms.makes]}${terms.makes === 'once' && terms.by !== 'both' ? ` by side ${terms.by}` : ''}`,
    ...(terms.together ? ['all of them change together'] : []),
    ...(terms.gives === undefined
      ? []
      : [
          terms.gives.hidden
            ? `one of them holds the ${terms.gives.token}`
            : `it gives a ${terms.gives.token}`,
        ]),
    ...(terms.finds ? ['it is a roll on the Search table'] : []),
    ...(terms.setsBack ? ['side B can set the timer back there'] : []),
  ];
  return `${parts.join('; ')}.`;
}

export function orderWords(order: Order): string {
  const otherwise = order.otherwise ? 'Otherwise: ' : '';
  const sentence = ((): string => {
    switch (order.do) {
      case 'work':
        return `work the nearest ${order.piece ?? 'piece'}`;
      case 'hold':
        if (order.area !== undefined)
          return `hold ${order.area}${order.open ? ' while it is not its own' : ''}`;
        return `hold within ${order.within ?? 2} of ${order.which === 'own' ? 'the nearest to its pod of the' : order.which === 'nearest' ? 'the nearest' : 'every'} ${order.what ?? order.piece ?? 'piece'}`;
      case 'attack':
        return `attack the ${order.what ?? 'enemy'}`;
      case 'claim':
        return 'take charge of a civilian';
      case 'guard':
        return 'guard the civilian';
      case 'home':
        return `carry tokens home${order.from === undefined ? '' : ` from round ${order.from} on`}`;
      case 'pick up':
        return `pick up tokens${order.within === undefined ? '' : ` within ${order.within}`}`;
      case 'reach':
        return `reach ${order.area ?? 'the area'}`;
      case 'rescue':
        return 'rescue civilians';
    }
  })();
  const text = otherwise + sentence;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What wins or scores for a side. */
export function goalSentences(scenario: Scenario, side: SideLetter): Sentence[] {
  const fits = (wins: End['wins']): boolean => wins === side || wins === 'points' || wins === 'worth';
  return [
    ...scenario.scores
      .filter((one) => !('side' in one) || one.side === side || one.side === 'both')
      .map((one) => ({ text: scoreWords(one), rule: 'EE-SCN-08' })),
    ...scenario.ends
      .filter((end) => fits(end.wins))
      .map((end) => ({ text: endWords(end), rule: 'EE-SCN-09' })),
  ];
}

/** What the pieces, pods and civilians do. */
export function eventSentences(scenario: Scenario): Sentence[] {
  const kinds = (['terminal', 'container', 'device'] as const).flatMap((kind) => {
    const terms = scenario.pieces[kind];
    return terms === undefined ? [] : [{ text: pieceWords(kind, terms), rule: 'EE-SCN-07' }];
  });
  const civilians =
    scenario.civilians === 'none'
      ? []
      : [
          {
            text:
              scenario.civilians === 'escorted'
                ? 'Side A takes charge of civilians and leads them to an Evac cell.'
                : 'A model of side A that ends its activation beside a civilian rescues it.',
            rule: 'EE-SCN-06',
          },
        ];
  return [
    ...kinds,
    ...civilians,
    ...scenario.pods.map((terms) => ({ text: podWords(terms), rule: 'EE-SCN-05' })),
    ...(scenario.timer === null
      ? []
      : [
          {
            text: `The timer goes on by one at the end of each round in which side A is within ${scenario.timer.within} of a ${scenario.timer.piece} that it has worked and no enemy stands beside it.`,
            rule: 'EE-SCN-08',
          },
        ]),
  ];
}
