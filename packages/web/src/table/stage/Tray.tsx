// Dice beside the one who rolls: what was needed, which counted, and smaller which did not.
import type { BeatDice } from '@xenotable/kernel';
import { Die } from '../../kit/draw/Die.tsx';
import { textWidth } from '../../kit/draw/text.ts';

const DIE = 26;
const SMALL = 17;
const GAP = 4;
const ROW = 6;
const PADDING = 10;
const TITLE = 20;

/** Every die has its own mark; otherwise their sum succeeds or fails. */
const marked = ({ values, counts }: BeatDice): boolean => counts?.length === values.length;

/** Which dice counted; without a needed number all of them do. */
function sorted(dice: BeatDice): { hits: number[]; misses: number[] } {
  const { values, counts } = dice;
  if (!marked(dice))
    return counts?.[0] === false ? { hits: [], misses: [...values] } : { hits: [...values], misses: [] };
  const hits = values.filter((_, i) => counts?.[i] !== false);
  return { hits, misses: values.filter((_, i) => counts?.[i] === false) };
}

/** ', reaches 8': the sum with what is added to it. */
const reached = ({ values, modifier = 0 }: BeatDice): string =>
  modifier === 0 ? '' : `, reaches ${values.reduce((sum, value) => sum + value, modifier)}`;

/** ', 6s twice: 7': what dice come to of which a face counts twice. */
function doubled({ values, counts = [], twice }: BeatDice): string {
  if (twice === undefined) return '';
  const hits = values.reduce((sum, value, i) => sum + (counts[i] !== true ? 0 : value === twice ? 2 : 1), 0);
  return `, ${twice}s twice: ${hits}`;
}

export function trayTitle(name: string, dice: BeatDice): string {
  const { need, counts, values } = dice;
  const several = counts !== undefined && values.length > 1 && marked(dice);
  const hits = several ? `${counts.filter(Boolean).length} of ${values.length}` : '';
  const together = values.length > 1 && !several ? ' together' : '';
  const wants =
    need === undefined
      ? ''
      : `${several ? 'on' : 'needs'} ${need}${together}${reached(dice)}${several ? doubled(dice) : ''}`;
  const result = [hits, wants].filter((part) => part !== '').join(' ');
  return [name, result].filter((part) => part !== '').join(': ');
}

const rows = (count: number, most: number): number => Math.ceil(count / most);

/** The size of a tray in pixels. */
export function traySize(title: string, dice: BeatDice): { w: number; h: number } {
  const { hits, misses } = sorted(dice);
  const across = Math.max(
    Math.min(hits.length, ROW) * (DIE + GAP),
    Math.min(misses.length, 2 * ROW) * (SMALL + GAP),
    textWidth(title, 13, 0.6) + 4,
  );
  return {
    w: Math.ceil(across) + 2 * PADDING,
    h:
      TITLE +
      rows(hits.length, ROW) * (DIE + GAP) +
      rows(misses.length, 2 * ROW) * (SMALL + GAP) +
      PADDING +
      6,
  };
}

interface TrayProps {
  title: string;
  dice: BeatDice;
  numerals: boolean;
}

export function Tray({ title, dice, numerals }: TrayProps) {
  const { hits, misses } = sorted(dice);
  const face = (value: number): number | string => (numerals || dice.sides > 6 ? String(value) : value);
  return (
    <>
      <b>{title}</b>
      <div className="rolled-dice">
        {hits.map((value, i) => (
          <span key={i} style={{ animationDelay: `${i * 40}ms` }}>
            <Die value={face(value)} size={DIE} bare />
          </span>
        ))}
      </div>
      {misses.length > 0 && (
        <div className="rolled-dice missed">
          {misses.map((value, i) => (
            <span key={i} style={{ animationDelay: `${(hits.length + i) * 40}ms` }}>
              <Die value={face(value)} size={SMALL} bare />
            </span>
          ))}
        </div>
      )}
    </>
  );
}
