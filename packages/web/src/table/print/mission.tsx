// A mission sheet: its map, all its rules in full, and places to write down the score.
import type { Rule, RuleBook } from '@xenotable/catalogue';
import type { ReactNode } from 'react';
import type { Block, FlowPages } from './contract.ts';
import {
  Boxes,
  Picture,
  RuleId,
  Table,
  block,
  chapterOf,
  heading,
  ruleBlocks,
  textBlocks,
} from './parts.tsx';

interface Mission {
  book: RuleBook;
  title: string;
  sub: string;
  link: string;
  /** Any rule of its chapter. */
  rule: string;
  /** The map, as wide as the page, or a square. */
  map?: { node: ReactNode; square?: boolean };
  /** What a player does, in the words of the briefing. */
  steps?: readonly { text: string; rule?: string; value?: string }[];
  /** Shown instead of a map: nodes, decks. */
  more?: readonly Block[];
}

const brings = ({ text, title }: Rule): boolean =>
  /\bVP\b|\b\d+ points?\b/i.test(text) || /\bgoal\b/i.test(title);

/** A line to tick or to write on for everything that scores. */
const Scores = ({ rules }: { rules: readonly Rule[] }) => (
  <div>
    {rules.map((rule) => (
      <div key={rule.id} className="print-score">
        <span>
          {rule.title} <RuleId id={rule.id} />
        </span>
        <span>
          <Boxes count={1} words="reached" /> <i className="print-blank" />
        </span>
      </div>
    ))}
    <div className="print-score">
      <b>Total</b>
      <span>
        <i className="print-blank" />
      </span>
    </div>
  </div>
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
          ...(map === undefined
            ? []
            : [block(<Picture {...(map.square === true && { square: true })}>{map.node}</Picture>)]),
        ],
      },
      { columns: 1, blocks: more },
      {
        columns: 1,
        blocks:
          steps.length === 0
            ? []
            : [
                heading('What you do'),
                block(
                  <Table
                    heads={['Rule', 'What', 'Worth']}
                    rows={steps.map((step) => [
                      <span key="rule" className="print-id">
                        {step.rule}
                      </span>,
                      step.text.replaceAll('**', ''),
                      step.value ?? '',
                    ])}
                  />,
                ),
              ],
      },
      { columns: 2, blocks: [heading('Rules of the mission'), ...ruleBlocks(rules)] },
      {
        columns: 1,
        blocks: scored.length === 0 ? [] : [heading('Score'), block(<Scores rules={scored} />)],
      },
    ],
  };
}
