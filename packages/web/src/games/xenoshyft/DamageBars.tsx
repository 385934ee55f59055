// How much the Base loses this round: bars, dashed as it was before, and the bar that means defeat in its own box.
import { percent } from '../../kit/draw/text.ts';
import type { Outlook } from '@xenotable/xenoshyft';

interface Range {
  from: number;
  to: number;
  label: string;
  defeat: boolean;
}

/** None, three ranges below the hit points that are left, and what is the end. */
function rangesOf(left: number): Range[] {
  const last = left - 1;
  const ranges: Range[] = [{ from: 0, to: 0, label: '0', defeat: false }];
  const width = Math.max(1, Math.ceil(last / 3));
  for (let from = 1; from <= last; from += width) {
    const to = Math.min(last, from + width - 1);
    ranges.push({ from, to, label: from === to ? String(from) : `${from}–${to}`, defeat: false });
  }
  return [...ranges, { from: left, to: Infinity, label: `${left}+`, defeat: true }];
}

const share = ({ damage, deals }: Outlook, { from, to }: Range): number =>
  damage.reduce((all, [hurt, times]) => (hurt >= from && hurt <= to ? all + times : all), 0) / deals;

const TONES = ['var(--data-5)', 'var(--data-4)', 'var(--data-3)', 'var(--data-2)'];

export function DamageBars({ now, was, left }: { now: Outlook; was: Outlook | null; left: number }) {
  const ranges = rangesOf(left);
  const most = Math.max(
    0.01,
    ...ranges.flatMap((range) => [share(now, range), was === null ? 0 : share(was, range)]),
  );
  const tall = (outlook: Outlook, range: Range): string => `${(share(outlook, range) / most) * 100}%`;
  const spoken = ranges
    .map((range) => `${range.defeat ? 'defeat' : range.label}: ${percent(share(now, range))} percent`)
    .join(', ');
  return (
    <div className="dist">
      <div className="label">
        <span>Base damage this round</span>
        <span>%</span>
      </div>
      <div className="damage-bars" role="img" aria-label={`Base damage this round. ${spoken}`}>
        {ranges.map((range, i) => (
          <div key={range.label} className={range.defeat ? 'defeat' : ''}>
            <b>{percent(share(now, range))}</b>
            <span className="column">
              <i
                style={{
                  height: tall(now, range),
                  background: range.defeat ? 'var(--side-b)' : TONES[i],
                }}
              />
              {was !== null && <s style={{ height: tall(was, range) }} />}
            </span>
            <em>{range.label}</em>
          </div>
        ))}
      </div>
      <p className="bars-key">
        {was !== null && <span>dashed: as it was</span>}
        <strong>{left} and more: defeat</strong>
      </p>
    </div>
  );
}
