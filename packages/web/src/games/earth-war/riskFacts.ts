// What the worker has found about the bites and the acid of this round: the card and the details of a unit show the same figures.
import type { Intent } from '@xenotable/kernel';
import type { Fact } from '../../table/contract.ts';
import { cardKind } from '@xenotable/earth-war/content';
import { type View, inSplash, unitThing } from '@xenotable/earth-war/preview';

/** The risks of a position; null while they are being computed. */
export type Risks = readonly Intent[] | null;

const found = new WeakMap<View, Risks>();
const listeners = new Set<() => void>();

/** Keeps what is known of a position, and tells those who show it. */
export function keepRisks(view: View, risks: Risks): void {
  if (found.get(view) === risks) return;
  found.set(view, risks);
  for (const listener of listeners) listener();
}

/** Undefined where nobody asks for risks. */
export const risksOf = (view: View): Risks | undefined => found.get(view);

/** Listens for risks that have been found; returns a function that stops listening. */
export function onRisks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const percent = (chance: number): string => `${Math.max(1, Math.round(100 * chance))} %`;

/** How likely the unit is hurt, and how likely DOWN, before the round is over: 'hurt about 31 %, DOWN about 9 %'. */
function riskWords({ hurt = 0, ways = [] }: Intent): string {
  const down = ways.find(({ words }) => words === 'DOWN')?.chance ?? 0;
  return `hurt about ${percent(hurt)}${down > 0 ? `, DOWN about ${percent(down)}` : ''}`;
}

const LABEL = 'Bites and acid of this round';

/** The risk of a unit as it stands, and whom enemies seek; nothing where no enemy can bite it. */
export function riskFacts(risks: Risks | undefined, id: number): Fact[] {
  if (risks === undefined) return [];
  if (risks === null) return [{ label: LABEL, value: 'being computed …' }];
  const risk = risks.find((one) => one.who === unitThing(id));
  if (risk === undefined) return [];
  return [
    { label: LABEL, value: riskWords(risk), rule: risk.rule },
    { label: 'Most seek', value: 'the nearest band, there the first in the row', rule: 'EW-S6-03' },
  ];
}

/** EW-S7-05 What acid means to a unit that stands in its way. Before wounds lie nobody knows who dies: it is not in the figure then. */
export function acidFacts({ table, deck }: View, id: number): Fact[] {
  const { combat } = table;
  if (combat === null || combat.step > 4 || !inSplash(table).some((unit) => unit.id === id)) return [];
  const kinds = [...new Set(deck.map((card) => card.kind))].flatMap((name) => {
    const { acid = 0 } = cardKind(table, name);
    return acid === 0 ? [] : [`${name} ${10 * acid} %`];
  });
  if (kinds.length === 0) return [];
  const counted = combat.step === 4 ? '' : '; counted above once fatal wounds lie';
  return [
    {
      label: 'In the way of acid',
      value: `each enemy that dies burns at ${kinds.join(', ')}${counted}`,
      rule: 'EW-S7-05',
    },
  ];
}
