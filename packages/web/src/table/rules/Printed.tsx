// Markdown on the page. Chips inside it open rules like all others.
import { type MouseEvent, useContext, useMemo } from 'react';
import { go } from '../../kit/router.tsx';
import { OpenRule } from './RuleChip.tsx';
import { html, inlineHtml } from './markdown.ts';
import { elementOf } from '../../kit/target.ts';

export function Printed({ text, inline }: { text: string; inline?: boolean }) {
  const open = useContext(OpenRule);
  const printed = useMemo(() => ({ __html: inline ? inlineHtml(text) : html(text) }), [text, inline]);
  const follow = (event: MouseEvent): void => {
    const chip = elementOf(event)?.closest<HTMLAnchorElement>('a.rule-ref') ?? null;
    if (chip === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (open === null) go(chip.pathname);
    else open(chip.textContent);
  };
  const Tag = inline ? 'span' : 'div';
  // The text is our own, and tags in it are escaped.
  return <Tag className="printed" onClick={follow} dangerouslySetInnerHTML={printed} />;
}
