// What a list costs: a large number and boxes up to the limit.
import './meter.css';

interface MeterProps {
  spent: number;
  /** Without a limit only the number is shown. */
  limit?: number;
  /** 'Supplies'. */
  unit: string;
  /** After the limit: '4 models'. */
  note: string;
}

/** A limit up to this has a box for each point. */
const MOST_BOXES = 25;

export function Meter({ spent, limit, unit, note }: MeterProps) {
  const boxes = Math.min(limit ?? 0, MOST_BOXES);
  const each = (limit ?? 0) / boxes;
  return (
    <div className={`meter${limit !== undefined && spent > limit ? ' over' : ''}`}>
      <b>{spent}</b>
      <div>
        <span>
          {limit !== undefined && `of ${limit} `}
          {unit} · {note}
        </span>
        {boxes > 0 && (
          <div className="boxes" role="img" aria-label={`${spent} of ${limit} ${unit}`}>
            {Array.from({ length: boxes }, (_, i) => {
              const full = Math.max(0, Math.min(1, spent / each - i));
              return <i key={i} style={{ backgroundSize: `${100 * full}% 100%` }} />;
            })}
          </div>
        )}
      </div>
    </div>
  );
}
