// Styles stay in their place: every rule is in a layer, those of games and screens are scoped, and no class is an abbreviation.
import { readFileSync, readdirSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { CustomAtRules, Rule, Selector, SelectorList, Visitor } from 'lightningcss';
import { expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const LAYERS = ['reset', 'tokens', 'kit', 'boards', 'table', 'companion', 'workshop', 'games', 'screens'];
/** Classes of one to three letters say nothing, and two games soon use the same one for different things. */
const SHORTEST = 4;

const files = (ending: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
const read = (file: string): string => readFileSync(new URL(file, SRC), 'utf8');

function visit(file: string, code: string, visitor: Visitor<CustomAtRules>): void {
  transform({ filename: file, code: Buffer.from(code), visitor });
}

/** All classes in a selector, also inside :is(), :not(), :has(). */
const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (!('selectors' in part) || !Array.isArray(part.selectors)) return [];
    return (part.selectors as SelectorList).flatMap(classesIn);
  });

function shortClasses(file: string, code: string): string[] {
  const found: string[] = [];
  visit(file, code, {
    Selector(selector) {
      found.push(...classesIn(selector).filter((name) => name.length < SHORTEST));
    },
  });
  return found;
}

const layerOf = (file: string): string | undefined =>
  LAYERS.find((layer) => layer === file.split('/')[0] && layer !== 'styles');

interface Outside {
  /** Rules outside any layer, or in another folder's layer. */
  unlayered: number;
  /** Rules of a game or a screen outside a scope. */
  unscoped: number;
}

function outside(file: string, code: string): Outside {
  const result: Outside = { unlayered: 0, unscoped: 0 };
  const wanted = layerOf(file);
  const needsScope = wanted === 'games' || wanted === 'screens';
  const look = (rules: readonly Rule[], layer: string | null, scoped: boolean): void => {
    for (const rule of rules) {
      if (rule.type === 'layer-block') {
        look(rule.value.rules, rule.value.name?.join('.') ?? null, scoped);
      } else if (rule.type === 'scope') look(rule.value.rules, layer, true);
      else if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
        look(rule.value.rules, layer, scoped);
      else if (rule.type === 'style') {
        if (layer === null || !LAYERS.includes(layer) || (wanted !== undefined && wanted !== layer))
          result.unlayered++;
        if (needsScope && !scoped) result.unscoped++;
      }
    }
  };
  visit(file, code, { StyleSheet: (sheet) => look(sheet.rules, null, false) });
  return result;
}

const sheets = files(/\.css$/);

test.each(sheets)('%s', (file) => {
  const code = read(file);
  expect(shortClasses(file, code)).toEqual([]);
  expect(outside(file, code)).toEqual({ unlayered: 0, unscoped: 0 });
});

test('violations are noticed', () => {
  expect(shortClasses('a.css', '.table:not(.on) { & .x { color: red } }')).toEqual(['on', 'x']);
  const flat = '@media (width > 1px) { .board { color: red } }';
  expect(outside('games/one/a.css', flat)).toEqual({ unlayered: 1, unscoped: 1 });
  expect(outside('games/one/a.css', `@layer games { ${flat} }`)).toEqual({ unlayered: 0, unscoped: 1 });
  expect(outside('games/one/a.css', `@layer table { @scope (.one) { ${flat} } }`)).toEqual({
    unlayered: 1,
    unscoped: 0,
  });
});

test('the order of the layers is declared once, first', () => {
  expect(read('styles/layers.css')).toContain(`@layer ${LAYERS.join(', ')};`);
  expect(/import '(.*\.css)'/.exec(read('shell/main.tsx').replace(/.*@fontsource.*/g, ''))?.[1]).toBe(
    '../styles/layers.css',
  );
});

test('no element has a class of one to three letters', () => {
  const given = files(/\.tsx$/).flatMap((file) =>
    [...read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template]) =>
      (plain ?? template ?? '')
        .replace(/\$\{[^}]*\}/g, '${}')
        .split(/\s+/)
        .filter((name) => /^[a-z]\w{0,2}$/.test(name))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(given).toEqual([]);
});
