// A plan ends with its question, in the same render in which the table shows the next one.
import type { Asked, Json } from '@xenotable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSelection } from '../src/table/actions/selection.ts';
import type { GameModule } from '../src/table/contract.ts';

const module = { things: () => ['unit:1'] } as unknown as GameModule;
const HANDS = { commit: () => {}, again: () => {}, refuse: () => {}, isAtOnce: () => false };
const PLAN: Json = { together: [{ do: 'walk' }, { do: 'stop' }] };

const asked = (words: string, rule = 'R-1'): Asked =>
  ({
    seat: 0,
    rule,
    offers: words.split(' ').map((one) => ({ choice: { do: one }, words: one })),
    withdrawals: [],
    spaces: [],
    refused: [],
  }) as unknown as Asked;

/** The plan in every render of a table that plans something at the first moment and then shows the others. */
function plansAt(moments: readonly { ask: Asked; acts: number }[], plan: Json): (Json | null)[] {
  const plans: (Json | null)[] = [];
  let at = 0;
  function Table() {
    const moment = moments[Math.min(at, moments.length - 1)]!;
    const selection = useSelection(moment.ask, module, { moment: at }, { ...HANDS, acts: moment.acts });
    if (at === 0) selection.pick(plan);
    else plans.push(selection.picked);
    at++;
    return null;
  }
  renderToStaticMarkup(createElement(Table));
  return plans;
}

test('a choice is reached by each of its ways of pointing', () => {
  const pair = {
    things: () => ['slot:1', 'slot:6'],
    otherWays: () => [['slot:6', 'slot:1']],
  } as unknown as GameModule;
  const ready: boolean[] = [];
  function Table() {
    const selection = useSelection(asked('look'), pair, {}, { ...HANDS, acts: 0 });
    ready.push(selection.standing('slot:1').ready, selection.standing('slot:6').ready);
    return null;
  }
  renderToStaticMarkup(createElement(Table));
  expect(ready).toEqual([true, true]);
});

test('a plan is never shown with the view after its own first choice', () => {
  const plans = plansAt(
    [
      { ask: asked('walk'), acts: 0 },
      { ask: asked('stop'), acts: 1 },
    ],
    PLAN,
  );
  expect(plans.length).toBeGreaterThan(0);
  expect(plans).toEqual(plans.map(() => null));
});

test('nor if the same question is asked again after it was played', () => {
  const plans = plansAt(
    [
      { ask: asked('walk'), acts: 0 },
      { ask: asked('walk'), acts: 1 },
    ],
    PLAN,
  );
  expect(plans).toEqual(plans.map(() => null));
});

test('it stays while others act and the question stays the same', () => {
  const plans = plansAt(
    [
      { ask: asked('walk'), acts: 0 },
      { ask: asked('walk'), acts: 0 },
    ],
    PLAN,
  );
  expect(plans.at(-1)).toEqual(PLAN);
});

test('what is pointed at while an act is on its way stays if the next question still offers it', () => {
  const during = { ask: asked('walk stop'), acts: 1 };
  const stop = { do: 'stop' };
  expect(plansAt([during, { ask: asked('stop look'), acts: 1 }], stop).at(-1)).toEqual(stop);
  expect(plansAt([during, { ask: asked('look'), acts: 1 }], stop).at(-1)).toBeNull();
  expect(plansAt([during, { ask: asked('stop', 'R-2'), acts: 1 }], stop).at(-1)).toBeNull();
});

/** What is still pointed at after a choice was planned in some way and Back was pressed once. */
function leftAfterBack(plan: (selection: ReturnType<typeof useSelection>) => void): readonly string[] {
  const pair = { things: () => ['gear:1', 'unit:2'] } as unknown as GameModule;
  const ask = asked('hand-over');
  let at = 0;
  const paths: (readonly string[])[] = [];
  function Table() {
    const selection = useSelection(ask, pair, {}, { ...HANDS, acts: 0 });
    at++;
    if (at === 1) plan(selection);
    else if (selection.picked !== null) selection.back();
    else if (selection.path.length === 1 && at === 2) selection.touch('unit:2');
    else paths.push(selection.path);
    return null;
  }
  renderToStaticMarkup(createElement(Table));
  return paths.at(-1) ?? ['nothing was shown'];
}

test('one step back from a hint takes all of it away, and nothing stays picked up that nobody picked up', () => {
  expect(leftAfterBack((selection) => selection.pick({ do: 'hand-over' }))).toEqual([]);
});

test('one step back from what was pointed at takes the last thing away', () => {
  expect(leftAfterBack((selection) => selection.touch('gear:1'))).toEqual(['gear:1']);
});
