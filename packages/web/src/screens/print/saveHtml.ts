// The pages as one file that any browser opens and prints: markup, styles and embedded fonts.
import { saveFile } from '../../kit/saveFile.ts';

const asData = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
};

/** The rules of a style sheet; loaded fonts are embedded, others left out. */
async function textOf(sheet: CSSStyleSheet): Promise<string> {
  const rules = await Promise.all(
    [...sheet.cssRules].map(async (rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
      const url = /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText)?.[1];
      // Other alphabets would make the file ten times as large.
      if (url === undefined || !/latin-\d+/.test(url) || /-ext-/.test(url)) return '';
      const data = await asData(new URL(url, sheet.href ?? location.href).href);
      return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}") format("woff2");`);
    }),
  );
  return rules.join('\n');
}

export async function saveHtml(name: string): Promise<void> {
  const pages = document.querySelector('.print-pages');
  if (pages === null) return;
  const styles = await Promise.all([...document.styleSheets].map(textOf));
  const title = name.replace(/[<&]/g, '');
  saveFile(
    `<!doctype html><html lang="en" data-theme="paper"><meta charset="utf-8"><title>${title}</title><style>${styles.join('\n')}</style><body>${document.querySelector('.defs')?.outerHTML ?? ''}${pages.outerHTML}</body></html>`,
    `${title.replace(/[^\w]+/g, '-').toLowerCase()}.html`,
    'text/html',
  );
}
