// How this device prints: paper, type, ink.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const schema = v.object({
  paper: v.picklist(['a4', 'letter']),
  /** 15 percent larger. */
  large: v.boolean(),
  /** Save ink: the enemy's headings have a double outline instead of black. */
  ink: v.boolean(),
});

export type Printing = v.InferOutput<typeof schema>;
export type PaperSize = Printing['paper'];

/** The paper size that is usual where this language is spoken. */
const usual = (): PaperSize => (/-(US|CA|MX|PH)\b/.test(navigator.language) ? 'letter' : 'a4');

const kept = stored<Printing | null>(
  keyOf('printing'),
  json<Printing | null>(v.nullable(schema)),
  null,
  'How you print',
);

export const readPrinting = (): Printing => kept.read() ?? { paper: usual(), large: false, ink: false };
export const keepPrinting = (printing: Printing): void => kept.write(printing);
