// The id of a rule behind a number, line or refusal; it opens the rule.
import { createContext, useContext } from 'react';
import { rulePath } from './rulesLink.ts';
import { Link } from '../../kit/router.tsx';

/** At a table a rule opens beside the board; elsewhere the chip is a link to the rules browser. */
export const OpenRule = createContext<((rule: string) => void) | null>(null);

export function RuleChip({ rule }: { rule: string }) {
  const open = useContext(OpenRule);
  const path = rulePath(rule);
  if (path === null) return null;
  if (open === null) {
    return (
      <Link className="rule-ref" href={path}>
        {rule}
      </Link>
    );
  }
  return (
    <button type="button" className="rule-ref" onClick={() => open(rule)} aria-label={`Rule ${rule}`}>
      {rule}
    </button>
  );
}
