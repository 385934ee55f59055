// Converts Markdown to HTML. Rule ids become chips; rows and paragraphs that begin with an id have an anchor. No inline
// styles, because the page's policy forbids them.
import { ID } from '@xenotable/catalogue';
import MarkdownIt from 'markdown-it';
import { rulePath } from './rulesLink.ts';

/** 'XS-CNV' alone names a group, not a rule. */
const NUMBERED = /\d[A-Z]?$/;
const OWN = /^\**([A-Z]{2}(?:-[A-Z0-9]+)+)\**/;

// Quotation marks are typographic; '(c)' is not replaced.
const printer = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' }).disable('replacements');

printer.core.ruler.after('inline', 'chips', (state) => {
  for (const block of state.tokens) {
    if (block.children === null) continue;
    block.children = block.children.flatMap((token) => {
      if (token.type !== 'text') return [token];
      const parts = token.content.split(new RegExp(`(${ID.source})`));
      return parts.map((part, i) => {
        const path = i % 2 === 1 && NUMBERED.test(part) ? rulePath(part) : null;
        const piece = new state.Token(path === null ? 'text' : 'html_inline', '', 0);
        piece.content = path === null ? part : `<a class="rule-ref" href="${path}">${part}</a>`;
        return piece;
      });
    });
  }
});

printer.core.ruler.push('anchors', (state) => {
  state.tokens.forEach((token, i) => {
    const first =
      token.type === 'tr_open'
        ? state.tokens[i + 2]
        : token.type === 'paragraph_open'
          ? state.tokens[i + 1]
          : undefined;
    const id = first?.type === 'inline' ? OWN.exec(first.content)?.[1] : undefined;
    if (id !== undefined) token.attrSet('id', id);
    const align = token.attrGet('style');
    if (align !== null) {
      token.attrs = token.attrs!.filter(([name]) => name !== 'style');
      if (String(align).endsWith('right')) token.attrJoin('class', 'right');
    }
  });
});

// Wide tables scroll on their own.
printer.renderer.rules['table_open'] = () =>
  '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>';
printer.renderer.rules['table_close'] = () => '</table></div>';

export const html = (markdown: string): string => printer.render(markdown);
export const inlineHtml = (markdown: string): string => printer.renderInline(markdown);

/** The words alone, for lists and searching. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/[*`]|^#+ /gm, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
