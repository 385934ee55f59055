// A mission sheet: its map, all its rules in full, and places to write down the score.
import type { Rule, RuleBook } from '@xenotable/catalogue';
import type { ReactNode } from 'react';
import type { Block, FlowPages } from './contract.ts';
import { type Plan, PlanKey, PlanPicture } from './plan.tsx';
import { Boxes, RuleId, Table, block, chapterOf, heading, ruleBlocks, textBlocks } from './parts.tsx';

interface Mission {
  book: RuleBook;
  title: string;
  sub: string;
  link: string;
  /** Any rule of its chapter. */
  rule: string;
  map?: Plan;
  steps?: readonly MissionStep[];
  /** Shown instead of a map: nodes, decks. */
  more?: readonly Block[];
}

const brings = ({ text, title }: Rule): boolean =>
  /\bVP\b|\b\d+ points?\b/i.test(text) || /\bgoal\b/i.test(title);

/** A box to tick and a line to write on. */
const Scored = () => (
  <span className="print-scored">
    <Boxes count={1} words="reached" /> <i className="print-blank" />
  </span>
);

/** What a player does, in the words of the briefing. */
export interface MissionStep {
  text: string;
  rule?: string;
  value?: string;
}

const HEADS = ['Rule', 'What', 'Worth', 'Scored'];

const inSteps = (heads: readonly string[], rows: readonly (readonly ReactNode[])[]): ReactNode => (
  <div className="print-steps">
    <Table heads={heads} rows={rows} />
  </div>
);

/** Everything that is to be done, with a place for its points; a page can end between any two rows. */
const stepBlocks = (steps: readonly MissionStep[]): Block[] => [
  { node: inSteps(HEADS, []), heading: true },
  ...steps.map((step) =>
    block(
      inSteps(
        [],
        [
          [
            <span key="rule" className="print-id">
              {step.rule}
            </span>,
            step.text.replaceAll('**', ''),
            step.value ?? '',
            <Scored key="scored" />,
          ],
        ],
      ),
    ),
  ),
];

/** A line to tick or to write on for every rule that scores. */
const scoreLines = (rules: readonly Rule[]): Block[] =>
  rules.map((rule) =>
    block(
      <div className="print-score">
        <span>
          {rule.title} <RuleId id={rule.id} />
        </span>
        <Scored />
      </div>,
    ),
  );

const total = block(
  <div className="print-score">
    <b>Total</b>
    <span>
      <i className="print-blank" />
    </span>
  </div>,
);

/** Numbers to tick off: rounds, hit points of a base. */
export const Track = ({ name, count }: { name: string; count: number }) => (
  <p className="print-track">
    <b>{name}</b>
    {Array.from({ length: count }, (_, i) => (
      <span key={i}>
        <i aria-hidden="true" />
        {i + 1}
      </span>
    ))}
  </p>
);

export function missionPages({
  book,
  title,
  sub,
  link,
  rule,
  map,
  steps = [],
  more = [],
}: Mission): FlowPages {
  const { lead, rules } = chapterOf(book, rule);
  const scored = rules.filter(brings);
  return {
    kind: 'flow',
    title,
    sub,
    link,
    sections: [
      {
        columns: 1,
        blocks: [
          ...textBlocks(lead),
          ...(map === undefined ? [] : [block(<PlanPicture {...map} />)]),
          ...(map?.legend === undefined ? [] : [block(<PlanKey items={map.legend} />)]),
        ],
      },
      { columns: 1, blocks: more },
      {
        columns: 1,
        blocks:
          steps.length > 0
            ? [heading('What you do'), ...stepBlocks(steps), total]
            : scored.length > 0
              ? [heading('Score'), ...scoreLines(scored), total]
              : [],
      },
      { columns: 2, blocks: [heading('Rules of the mission'), ...ruleBlocks(rules)] },
    ],
  };
}
