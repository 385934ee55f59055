// Old cases are brought to new words; whatever else stands in their files stays as it is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Flags } from '../src/command.ts';
import { cases } from '../src/commands/case.ts';
import { rewriteCases } from '../src/rewriting/rewrite.ts';
import { rewrites } from '../src/rewriting/rewrites.ts';

const chibi = (rest: string): string => `title: A case
game: chibi-commander
rule: CC-NPC-12
${rest}
`;
const rewritten = (text: string): string => rewriteCases(text, rewrites).text;

describe("Chibi Commander's quick is written out", () => {
  test.each([
    ['given: { units: {} }', 'given: { quick: true, units: {} }'],
    ['given: {}', 'given: { quick: true }'],
    ["given: { mission: COOP 3, map: 'open' }", "given: { quick: true, mission: COOP 3, map: 'open' }"],
    ['given: { mission: Blood Pool }', 'given: { quick: true, mission: Blood Pool }'],
    [
      'given:   # the squad\n  # stands here\n  units:   { Soldier: { at: "5,5" } }   # in the field\n  round: 2',
      'given:   # the squad\n  # stands here\n  quick: true\n  units:   { Soldier: { at: "5,5" } }   # in the field\n  round: 2',
    ],
    ['given: &here\n    round: 2\nwhen: []', 'given: &here\n    quick: true\n    round: 2\nwhen: []'],
  ])('%j', (before, after) => {
    const { text, changed, left } = rewriteCases(chibi(before), rewrites);
    expect(text).toBe(chibi(after));
    expect([changed.map(({ lines }) => lines), left]).toEqual([[[1]], []]);
    expect(rewriteCases(text, rewrites)).toEqual({ text, changed: [], left: [] });
  });

  test.each([
    ['that says it', chibi('given: { quick: false }')],
    ['between people', chibi('given: { mission: VS 1 }')],
    ['of a set-up', chibi('setup: { seats: [] }')],
    ['of edition 1', chibi("edition: '1'\ngiven: { round: 1 }")],
    ['of another game', chibi('given: { round: 1 }').replace('chibi-commander', 'earth-war')],
    ['that is empty', ''],
  ])('a case %s stays as it is', (_name, text) =>
    expect(rewriteCases(text, rewrites)).toEqual({ text, changed: [], left: [] }),
  );

  test('every document of a file, and its line ends', () => {
    const file = `# Two cases\n${chibi('given: {}')}---\n${chibi('given:\n  round: 3')}`;
    const after = `# Two cases\n${chibi('given: { quick: true }')}---\n${chibi('given:\n  quick: true\n  round: 3')}`;
    expect(rewritten(file)).toBe(after);
    expect(rewritten(file.replaceAll('\n', '\r\n'))).toBe(after.replaceAll('\n', '\r\n'));
  });

  test.each([
    ['given: *elsewhere', 'line 1: given is not written out here: add quick: true where it is'],
    ['given: { mission: *same }', 'line 1: given.mission is not written out here'],
    ['given: [', 'line 1: Flow sequence'],
  ])('%s is left to people', (given, says) => {
    const { text, left } = rewriteCases(chibi(given), rewrites);
    expect(text).toBe(chibi(given));
    expect(left.join('\n')).toContain(says);
  });
});

describe('xenotable case --rewrite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rewrite-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'old.yaml');
  const run = async (): Promise<{ code: number; says: string }> => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      const code = await cases.run([folder], new Flags({ rewrite: true }));
      return { code, says: log.mock.calls.join('\n') };
    } finally {
      log.mockRestore();
    }
  };
  beforeAll(() => writeFileSync(file, `${chibi('given: {}')}---\n${chibi('given: *x')}`));

  test('writes the files, says what it changed and what it could not', async () => {
    const { code, says } = await run();
    expect(readFileSync(file, 'utf8')).toBe(`${chibi('given: { quick: true }')}---\n${chibi('given: *x')}`);
    expect(says).toContain(`${file}\n  changed 1: \`quick\` in \`given\` is false unless it says otherwise`);
    expect(says).toContain('by hand, line 6: given is not written out here');
    expect(says).toContain('1 changed, 1 left to be changed by hand');
    expect(code).toBe(1);
    expect((await run()).says).toContain('0 changed, 1 left');
  });
});
