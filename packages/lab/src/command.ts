// The commands of the laboratory, and how their arguments are read.
import { parseArgs } from 'node:util';
import { BadInput, closest } from '@xenotable/kernel';

export interface Flag {
  /** The placeholder of the value in the help; none for a switch. */
  value?: string;
  help: string;
}

export interface Command {
  name: string;
  /** The words after the name, as the help shows them. */
  words: string;
  help: string;
  flags: Record<string, Flag>;
  example: string;
  /** Returns the exit code. */
  run(words: string[], flags: Flags): Promise<number>;
}

/** The flags that were given. */
export class Flags {
  private readonly values: Record<string, string | boolean | undefined>;
  constructor(values: Record<string, string | boolean | undefined>) {
    this.values = values;
  }

  on(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number of at least 1. */
  count(name: string, otherwise: number): number {
    const value = this.text(name);
    if (value === undefined) return otherwise;
    const number = Number(value);
    if (!Number.isSafeInteger(number) || number < 1)
      throw new BadInput(`--${name}`, `must be a whole number from 1 on, not ${JSON.stringify(value)}`);
    return number;
  }
}

export function readWords(command: Command, argv: readonly string[]): { words: string[]; flags: Flags } {
  const known = Object.keys(command.flags);
  for (const word of argv) {
    const name = /^--([^=]+)/.exec(word)?.[1];
    if (name !== undefined && !known.includes(name)) {
      throw new BadInput(`--${name}`, `${command.name} has no such option${closest(name, known)}`);
    }
  }
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { words: positionals, flags: new Flags(values as Record<string, string | boolean | undefined>) };
  } catch (error) {
    throw new BadInput(command.name, error instanceof Error ? error.message : String(error));
  }
}

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(
    ([name, flag]) => `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`.padEnd(24) + flag.help,
  );
  return [
    `xenotable ${command.name} ${command.words}`.trimEnd(),
    '',
    command.help,
    ...(flags.length > 0 ? ['', ...flags] : []),
    '',
    `Example: ${command.example}`,
    '',
  ].join('\n');
}

/** Progress on a terminal, on the line that the result will overwrite. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
