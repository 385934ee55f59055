// EE-AUT-09 Letter A: the ranked targets one after the other, each measured as far as it matters, until one can be attacked.
import { type Bookmark, applies } from '@xenotable/kernel';
import {
  type Answers,
  type Facts,
  type Question,
  type Sheet,
  answerWords,
  combinations,
  isAsked,
  nextPredicate,
  plainSheet,
  settled,
} from '@xenotable/kernel/companion';
import { cardOf } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import { has, skill } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { attackOutlook } from './aim.ts';
import { bandAnswers, distanceOf, outOfReach } from './bands.ts';
import { chapter, question } from './chapter.ts';
import { handsFrame } from './hands.ts';
import { type Aim, type Plan, type Terms, termsOf } from './plan.ts';
import { type Ranked, firstRanked, foesOf } from './rank.ts';
import { shotFrame, tellMeasured } from './shot.ts';
import type { CompanionTable } from './table.ts';
import { COVERS, YES_NO, inches, modelAnswers, subjectOf } from './words.ts';

interface Hunt extends Aim {
  /** Targets that cannot be attacked. */
  out: number[];
  /** Only this one counts; -1: all do. */
  only: number;
  facts: Record<string, string>;
  later: string[];
  /** Why it acts like this, in words. */
  why: string;
  answer?: string;
}

export const huntFrame = (aim: Omit<Aim, 'at'>, why: string, only = -1): Bookmark & Hunt =>
  hunt.begin({ ...aim, at: -1, out: [], only, facts: {}, later: [], why });

const rankedFor = (w: CompanionTable, f: Hunt): Ranked => {
  if (f.only >= 0) {
    const only = modelOf(w, f.only);
    return { target: f.out.includes(f.only) || only.place !== 'board' ? null : only };
  }
  const m = modelOf(w, f.model);
  return firstRanked(
    cardOf(unitOf(m.unit).card),
    foesOf(w, m).filter(({ id }) => !f.out.includes(id)),
  );
};

const termsFor = (w: CompanionTable, f: Hunt): Terms => {
  const m = modelOf(w, f.model);
  return termsOf(w, f, m, modelOf(w, f.at));
};

const outcomeOf = (terms: Terms, facts: Facts): string => JSON.stringify(terms.planOf(facts));

/** The predicate to ask for; null when what it does is settled. */
function wanted(terms: Terms, f: Pick<Hunt, 'later'>, facts: Facts): string | null {
  const key = nextPredicate(terms.predicates, facts, (all) => outcomeOf(terms, all), f.later);
  if (key === null) applies('EE-CMP-03');
  return key;
}

const canMatter = (terms: Terms, facts: Facts, key: string): boolean =>
  nextPredicate(
    [...terms.predicates].sort((a, b) => Number(b.key === key) - Number(a.key === key)),
    facts,
    (all) => outcomeOf(terms, all),
  ) === key;

/** How a predicate is asked. */
function questionFor(w: CompanionTable, f: Hunt, terms: Terms, key: string): Question {
  const m = modelOf(w, f.model);
  const at = modelOf(w, f.at);
  const run = inches(skill(w, m, 'MOBILITY'));
  const [gun] = terms.guns;
  const ranges = bandAnswers(terms.bands, terms.guns.length === 1 ? gun : undefined, at, w.round);
  const yesNo = (title: string): Question => ({ key, title, look: 'buttons', answers: YES_NO });
  const near = f.near === '' ? '' : ` within ${inches(6)} of ${f.near}`;
  switch (key) {
    case 'touch':
      return yesNo(`Can it reach base contact with ${at.name}${near} by a move of ${run}?`);
    case 'here':
      return {
        key,
        title: `How far is ${at.name} from where it stands?`,
        look: 'buttons',
        answers: ranges,
        distance: distanceOf(terms.bands, m, at),
      };
    case 'cover':
      return {
        key,
        title: `Is ${at.name} in cover from it?`,
        look: 'segments',
        answers: COVERS,
        unless: outOfReach('here', terms.bands, terms.guns, at, w.round),
      };
    case 'near':
      return yesNo(`Does it stand within ${inches(6)} of ${f.near}?`);
    case 'safe':
      return yesNo(`Is it in cover against ${at.name}, or unseen by it, where it stands?`);
    case 'runSafe':
      return {
        key,
        title: `From the best place in cover${near} within ${run}: how far is ${at.name}?`,
        look: 'buttons',
        answers: ranges,
      };
    default:
      return {
        key,
        title: `From the best place${near} within ${run}, in cover or not: how far is ${at.name}?`,
        look: 'buttons',
        answers: ranges,
      };
  }
}

/** What follows if nothing more has to be asked. */
function planWords(w: CompanionTable, f: Hunt, plan: Plan): string {
  const at = modelOf(w, f.at).name;
  switch (plan.do) {
    case 'none':
      return `It cannot attack ${at}.`;
    case 'stay':
      return `It stays and attacks ${at} with the ${plan.weapon}.`;
    case 'run':
      return `It runs${plan.safe ? ' into cover' : ''} and attacks ${at} with the ${plan.weapon}.`;
    case 'charge':
      return `It charges ${at} with the ${plan.weapon}.`;
  }
}

function huntSheet(w: CompanionTable, f: Hunt): Sheet | null {
  if (f.at < 0) return null;
  const terms = termsFor(w, f);
  const key = wanted(terms, f, f.facts);
  if (key === null) return null;
  const both = (key === 'here' || key === 'cover') && f.facts['here'] === undefined;
  const keys = both && canMatter(terms, f.facts, 'cover') ? ['here', 'cover'] : [key];
  let questions = keys.map((one) => questionFor(w, f, terms, one));
  const alone = keys.length === 1 && wanted(terms, { later: [...f.later, key] }, f.facts) !== key;
  if (alone)
    questions = questions.map((one) => ({
      ...one,
      answers: [...one.answers, { value: 'later', label: 'Not sure: measure later' }],
    }));
  return {
    subject: subjectOf(modelOf(w, f.model)),
    act: { words: `It is after ${modelOf(w, f.at).name}.`, why: f.why, rule: 'EE-AUT-09' },
    questions,
    outlooks: combinations(questions).map((answers) => ({
      answers,
      ...outlookFor(w, f, terms, answers),
    })),
  };
}

function outlookFor(w: CompanionTable, f: Hunt, terms: Terms, answers: Answers) {
  const plain = { rule: 'EE-AUT-08', button: 'Go on', throws: [] };
  if (Object.values(answers).includes('later'))
    return { ...plain, sentence: 'It is asked again only if it matters.', rule: 'EE-CMP-03' };
  const facts = { ...f.facts, ...answers };
  if (wanted(terms, f, facts) !== null)
    return { ...plain, ...oddsHere(w, terms, facts), sentence: 'More has to be measured.' };
  const full = settled(terms.predicates, facts);
  const plan = terms.planOf(full);
  if (plan.do !== 'stay')
    return { ...plain, sentence: planWords(w, f, plan), note: plan.do === 'none' ? 'next target' : plan.do };
  return attackOutlook(w, terms.shotHere(full, plan.weapon));
}

/** What the best gun would do from where it stands, while it is not settled that it stays. */
function oddsHere(w: CompanionTable, terms: Terms, facts: Facts) {
  const { here, cover } = facts;
  if (here === undefined || cover === undefined) return {};
  const stays = terms.planOf({ here, cover });
  if (stays.do !== 'stay') return { note: 'no shot from here' };
  const { value, note } = attackOutlook(w, terms.shotHere(facts, stays.weapon));
  return { ...(value !== undefined && { value }), ...(note !== undefined && { note }) };
}

export const hunt = chapter<Hunt>('hunt')
  .shows('model', 'at', 'left', 'reckless', 'preference', 'near', 'out', 'only', 'facts', 'later', 'why')
  .steps({
    /** EE-AUT-06 Who comes first; equally far goes by the roster. */
    target: question({
      rule: 'EE-AUT-06',
      sheet(w, f: Hunt) {
        const ranked = rankedFor(w, f);
        if ('target' in ranked) return null;
        return plainSheet(
          {
            key: 'target',
            title: `Who is ${ranked.by === 'closest' ? 'closest to' : 'furthest from'} it?`,
            look: 'buttons',
            answers: [
              ...modelAnswers(ranked.among),
              { value: 'equal', label: 'Equally far', detail: `then ${ranked.among[0]?.name} by the roster` },
            ],
          },
          {
            rule: 'EE-AUT-06',
            subject: subjectOf(modelOf(w, f.model)),
            act: { words: 'It looks for a target.', why: f.why, rule: 'EE-AUT-09' },
            sentence: (value, label) => `${value === 'equal' ? ranked.among[0]?.name : label} is its target.`,
          },
        );
      },
      trail: (w, _f, { target }) =>
        target === 'equal' ? null : { label: 'Closest', value: modelOf(w, Number(target)).name },
      take(play, f, { target }) {
        const ranked = rankedFor(play.w, f);
        const first = 'among' in ranked ? ranked.among[0] : ranked.target;
        f.at = target === 'equal' ? (first?.id ?? -1) : Number(target);
        f.facts = {};
        f.later = [];
      },
      after(play, f) {
        const ranked = rankedFor(play.w, f);
        const target = 'target' in ranked ? ranked.target : null;
        f.at = target?.id ?? -1;
        f.facts = {};
        f.later = [];
        if (target === null) return { answer: 'none' };
      },
    }),
    measure: question({
      rule: 'EE-CMP-02',
      sheet: huntSheet,
      trail(w, f, answers) {
        if (Object.values(answers).includes('later')) return null;
        const sheet = huntSheet(w, f);
        const questions = sheet?.questions.filter((one) => isAsked(one, answers)) ?? [];
        return {
          label: LABELS[questions[0]?.key ?? ''] ?? 'Measured',
          value: sheet === null ? '' : answerWords({ ...sheet, questions }, answers),
        };
      },
      take(play, f, answers) {
        const { w } = play;
        if (Object.values(answers).includes('later')) {
          f.later = [...f.later, ...Object.keys(answers)];
          return 'again';
        }
        const sheet = huntSheet(w, f);
        f.facts = { ...f.facts, ...answers };
        const terms = termsFor(w, f);
        if (wanted(terms, f, f.facts) !== null) return 'again';
        const plan = terms.planOf(settled(terms.predicates, f.facts));
        if (plan.do === 'stay' && sheet !== null)
          tellMeasured(play, terms.shotHere(f.facts, plan.weapon), sheet, f.facts);
      },
    }),
    /** EE-AUT-08 The option is carried out. */
    act: {
      run({ w }, f) {
        const terms = termsFor(w, f);
        const full = settled(terms.predicates, f.facts);
        const plan = terms.planOf(full);
        if (plan.do === 'none') {
          f.out.push(f.at);
          return { goTo: 'target' };
        }
        if (plan.do === 'stay') return { call: shotFrame(terms.shotHere(full, plan.weapon)), then: 'over' };
        const m = modelOf(w, f.model);
        const at = modelOf(w, f.at).name;
        const run = inches(skill(w, m, 'MOBILITY'));
        f.facts = { weapon: plan.weapon };
        if (plan.do === 'charge')
          return {
            call: handsFrame(m.id, `up to ${run} into base contact with ${at}`, f.why, 'EE-CHG-01', f.at),
            then: 'strike',
          };
        const to = plan.safe ? `a place in cover from which it sees ${at} best` : `where it sees ${at} best`;
        return { call: handsFrame(m.id, `up to ${run} to ${to}`, f.why, 'EE-AUT-08'), then: 'fire' };
      },
    },
    fire: {
      run: ({ w }, f) =>
        f.answer === 'moved' ? { call: shotFrame(secondOf(w, f, false)), then: 'over' } : { goTo: 'over' },
    },
    strike: {
      run: ({ w }, f) => (f.answer === 'moved' ? { call: shotFrame(secondOf(w, f, true)) } : undefined),
    },
    over: { run: () => ({ answer: 'done' }) },
  });

/** The attack after a move: one action, moving. */
const secondOf = (w: CompanionTable, f: Hunt, close: boolean) => ({
  by: f.model,
  at: f.at,
  weapon: f.facts['weapon'] ?? '',
  actions: 1 as const,
  moving: true,
  steady: isSteady(modelOf(w, f.model)),
  reason: close ? ('charge' as const) : ('attack' as const),
  close,
  measured: null,
});

/** EE-SPO-02 Overdrive takes away the hurry; the automaton has used it when its activation began. */
const isSteady = (m: Model): boolean => has(m, 'Overdrive') && m.spent.includes('Overdrive');

const LABELS: Readonly<Record<string, string>> = {
  touch: 'Contact',
  here: 'Range',
  cover: 'Cover',
  near: 'Near',
  safe: 'In cover',
  runSafe: 'From cover',
  runOpen: 'After a run',
};
