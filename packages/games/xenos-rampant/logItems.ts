// Where the numbers of a line of the log come from: every modifier with its rule.
import type { LogItem, Modifier } from '@xenotable/kernel';
import type { Happening } from './happenings.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0');

const itemOf = ({ label, value, because }: Modifier): LogItem => ({
  label: label ?? 'Modifier',
  value: signed(value),
  rule: because,
});

const plain = (label: string, value: string | number, rule?: string): LogItem => ({
  label,
  value: String(value),
  ...(rule !== undefined && { rule }),
});

/** Dice that are added up, with all that is added to them. */
function sumItems(
  h: { dice: number[]; modifiers: readonly Modifier[]; total: number },
  need: LogItem,
): LogItem[] {
  return [plain('Dice', h.dice.join(' + ')), ...h.modifiers.map(itemOf), plain('Together', h.total), need];
}

/** Dice that hit one by one; a six of a Heavy Weapon counts twice. */
function hitItems(
  dice: readonly number[],
  need: number,
  hits: number,
  each: readonly number[] = [],
): LogItem[] {
  const twice = each.filter((one) => one === 2).length;
  return [
    plain('Dice', `${dice.length} on ${need}+`, 'XR-GEN-04'),
    ...(twice > 0 ? [plain('Sixes that count twice', twice)] : []),
    plain('Hits', hits),
  ];
}

const REASONS: Record<string, string> = {
  'XR-AUT-09': 'the Wild Charge that promises most',
  'XR-AUT-10': 'Free orders first, the best of them',
  'XR-AUT-12': 'the tested order with the best prospect',
  'XR-AUT-17': 'a trait where it helps most',
};

const reason = (why: string | undefined): LogItem[] =>
  why === undefined ? [] : [plain('By the book', REASONS[why] ?? 'the rules of the automaton', why)];

export function itemsOf(h: Happening): readonly LogItem[] {
  switch (h.type) {
    case 'ordered':
    case 'wild charge':
      return reason(h.why);
    case 'activation':
      return sumItems(h, plain('Needed', `${h.value}+`, 'XR-ORD-03'));
    case 'courage test':
    case 'rally test':
      return sumItems(h, plain('Courage', `${h.courage}+`, 'XR-COU-09'));
    case 'shot':
    case 'return fire':
      return hitItems(h.dice, h.need, h.hits, h.each);
    case 'barrage':
      return hitItems(h.dice, 4, h.hits, h.each);
    case 'fought':
      return [
        ...hitItems(h.dice, h.need, h.hits, h.each),
        ...(h.back.length > 0
          ? hitItems(h.back, h.backNeed, h.backHits, h.backEach).map((one) => ({
              ...one,
              label: `Against it: ${one.label.toLowerCase()}`,
            }))
          : []),
      ];
    case 'blocked':
      return hitItems(h.dice, 5, h.hits);
    case 'struck':
      return [
        plain('Hits', h.hits),
        ...h.armour.map((one, i) => (i === 0 ? plain('Armour', one.value, one.because) : itemOf(one))),
        plain('Divided by', h.value, 'XR-DMG-01'),
        plain('Points', h.points),
      ];
    default:
      return [];
  }
}
