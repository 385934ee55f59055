// A thread of the laboratory: it reads questions, keeps one with its results, or plays games.
import {
  type Answer,
  type Arm,
  Inquiry,
  type Question,
  type Result,
  type Subjects,
  armsOf,
  causeOf,
  gameNamed,
  loadSubjects,
  followedIn,
  playOne,
  readQuestion,
  recordOf,
} from '@xenotable/questions';
import { type Json, isJson, same, writeRecord } from '@xenotable/kernel';
import { editionOf, gamePackage } from '@xenotable/shelf';
import { newSeed } from '@xenotable/seed';
import { type Run, runs } from '../storage/runs.ts';
import type { Behind, LabApi, LabSheet } from './labApi.ts';
import { serve } from './serve.ts';

const subjectsOf = (question: Question): Promise<Subjects> =>
  loadSubjects(question, { present: gamePackage, edition: editionOf });

/** The question that this thread keeps. */
interface Desk {
  run: string;
  inquiry: Inquiry;
  results: Map<string, Result>;
  /** The number of the next batch. */
  next: number;
}

let desk: Desk | null = null;

function atDesk(): Desk {
  if (desk === null) throw new Error('No question is open here.');
  return desk;
}

function count(at: Desk, results: readonly Result[]): void {
  for (const result of results) {
    if (at.inquiry.add(result)) at.results.set(result.key, result);
  }
}

/** Why a stored run cannot be continued, or null. */
function differs({ made, follows }: Run, { made: now }: Inquiry): string | null {
  if (made.editions.join() !== now.editions.join())
    return `It was played by edition ${made.editions.join(' and ')} of ${made.title}; here are the rules of edition ${now.editions.join(' and ')}. Its figures stay as they are, and the same question can be asked anew.`;
  // Other machines have another code fingerprint; their games are compared when they are opened.
  if (follows !== undefined) return null;
  if (made.programs.join() !== now.programs.join() || made.code !== now.code)
    return 'Rules or programs have changed since it was begun. Its figures stay as they are, and the same question can be asked anew.';
  return null;
}

const isOf = ({ halves, finished }: Result, outcome: Behind['outcome']): boolean => {
  switch (outcome) {
    case undefined:
      return true;
    case 'unfinished':
      return !finished;
    case 'won':
      return halves === 2;
    case 'drawn':
      return finished && halves === 1;
    case 'lost':
      return finished && halves === 0;
  }
};

const armOf = (key: string): number => Number(key.slice(0, key.indexOf('.')));

const isBehind = ({ arms, cause, rounds, keys, outcome }: Behind, result: Result): boolean =>
  (arms === undefined || arms.includes(armOf(result.key))) &&
  (cause === undefined || same(cause, causeOf(result))) &&
  (rounds === undefined || (result.rounds >= rounds[0] && result.rounds <= rounds[1])) &&
  (keys === undefined || keys.includes(result.key)) &&
  isOf(result, outcome);

/** The tables of the question that is played here, read once. */
let playing: { question: string; subjects: Subjects; arms: readonly Arm[] } | null = null;

async function tablesOf(question: Question): Promise<{ subjects: Subjects; arms: readonly Arm[] }> {
  const name = JSON.stringify(question);
  if (playing?.question !== name) {
    const subjects = await subjectsOf(question);
    playing = { question: name, subjects, arms: armsOf(question, subjects) };
  }
  return playing;
}

const jsonOptions = (options: Record<string, unknown>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([key, value]): [string, Json][] =>
      isJson(value) ? [[key, value]] : [],
    ),
  );

async function sheetOf(name: string): Promise<LabSheet> {
  const { game, setups = [], players = {} } = await gamePackage(name);
  const options: LabSheet['options'] = {};
  const free: LabSheet['free'][number][] = [];
  for (const [key, option] of Object.entries(game.options)) {
    if ('choices' in option) options[key] = option;
    else free.push({ key, label: option.label, fallback: option.fallback });
  }
  return {
    title: game.title,
    edition: game.edition,
    seats: game.seats,
    options,
    windows: game.windows ?? {},
    scenario: (game.options['scenarioData'] ?? game.options['scenario'])?.rule ?? null,
    free,
    players: Object.keys(players),
    setups: setups.map(({ name: called, options: given, seats }) => ({
      name: called,
      options: jsonOptions(given),
      seats,
    })),
  };
}

async function inquiryOf(question: Question, code?: string): Promise<Inquiry> {
  return new Inquiry(question, await subjectsOf(question), code);
}

function newRun(id: string, question: Question, made: Run['made']): Run {
  const now = Date.now();
  return {
    id,
    question,
    made,
    created: now,
    updated: now,
    spent: 0,
    games: 0,
    paused: false,
    state: 'open',
  };
}

const api: LabApi = {
  sheet: sheetOf,
  async check(written) {
    const { arms, mostDeals, perDeal } = (await inquiryOf(readQuestion(written))).answer();
    return { tables: arms.map(({ name }) => name), perDeal, mostDeals };
  },
  async begin(written, code) {
    const question = readQuestion(written);
    const { made } = await inquiryOf(question, code);
    const run = newRun(Date.now().toString(36) + newSeed().slice(0, 6), question, made);
    await runs.put(run);
    return run;
  },
  async follow({ id: follows, document, editions, code }) {
    const id = `queue-${follows}`;
    const known = await runs.get(id);
    if (known !== null) return known;
    const question = readQuestion(document);
    const { made } = await inquiryOf(question, code);
    const run = newRun(id, question, { ...made, editions: [...editions] });
    await runs.put({ ...run, follows });
    return { ...run, follows };
  },
  async open(id, code) {
    const run = await runs.get(id);
    if (run === null)
      throw new Error('This question is not on this device, or what is kept of it is damaged.');
    const inquiry = await inquiryOf(run.question, code);
    const closed = differs(run, inquiry);
    const { results, next } = await runs.results(id);
    desk = { run: id, inquiry, results: new Map(), next };
    count(desk, results);
    if (run.state === 'hand' || closed !== null) inquiry.stop();
    const answer = inquiry.answer();
    return { run, answer: closed === null ? answer : { ...answer, made: run.made }, closed };
  },
  async wanted(most) {
    return atDesk().inquiry.wanted(most);
  },
  async giveBack(keys) {
    atDesk().inquiry.giveBack(keys);
  },
  async add(given, spent) {
    const at = atDesk();
    const results = given.filter(({ key }) => !at.results.has(key));
    if (at.inquiry.done || results.length === 0) return { done: at.inquiry.done };
    // Results that cannot be stored are not counted, so that figures and stored results agree.
    if (!(await runs.add(at.run, at.next++, results, spent))) throw new Error('The question was deleted.');
    count(at, results);
    const { done } = at.inquiry;
    if (done) await runs.change(at.run, () => ({ state: at.inquiry.answer().state }));
    return { done };
  },
  async catchUp() {
    const at = atDesk();
    const { results, next } = await runs.results(at.run, at.next);
    at.next = next;
    count(at, results);
  },
  async stop() {
    const at = atDesk();
    at.inquiry.stop();
    await runs.change(at.run, () => ({ state: at.inquiry.answer().state }));
  },
  async answer(): Promise<Answer> {
    return atDesk().inquiry.answer();
  },
  async games(behind, most) {
    const found = [...atDesk().results.values()].filter((result) => isBehind(behind, result));
    const byDeal = (key: string): number => Number(key.split('.')[1]);
    found.sort((a, b) => byDeal(a.key) - byDeal(b.key) || (a.key < b.key ? -1 : 1));
    return { games: found.slice(0, most), all: found.length };
  },
  async play(question, games) {
    const { subjects, arms } = await tablesOf(question);
    return games.flatMap((one) => {
      const arm = arms[one.arm];
      return arm === undefined ? [] : [playOne(subjects(arm.edition), arm, one, followedIn(question))];
    });
  },
  async record(question, key) {
    const { subjects, arms } = await tablesOf(question);
    const one = gameNamed(question, arms, key);
    const arm = arms[one.arm];
    if (arm === undefined) throw new Error(`There is no table ${one.arm} in this question.`);
    const kept = desk?.results.get(key);
    if (kept !== undefined && playOne(subjects(arm.edition), arm, one).decisions !== kept.decisions)
      throw new Error(
        'Played here, this game goes otherwise: the machine that played it has other programs.',
      );
    return writeRecord(recordOf(subjects(arm.edition), arm, one));
  },
};

serve(api);
