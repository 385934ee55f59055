// One stake: its possible values with the choice, and without it.
import type { Prospect } from '@xenotable/kernel';
import { Bars } from '../../kit/draw/Bars.tsx';
import { tenths } from '../../kit/draw/text.ts';
import { chanceWords, spreadWords } from './chanceWords.ts';
import { DEFEAT, numberBars } from './numberBars.ts';

interface StakeProps {
  stake: Prospect;
  /** 'If you do it', or 'If you go on' if nothing is planned. */
  label: string;
  /** The same stake without the choice. */
  otherwise: Prospect | null;
  exact: boolean;
  /** Whether the stake without the choice is exact. */
  standsExact: boolean;
  walks: number;
}

const TONES = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)', 'var(--data-4)', 'var(--data-5)'];

const toneAt = (place: number, of: number): string =>
  TONES[of < 2 ? 0 : Math.round((place / (of - 1)) * (TONES.length - 1))] ?? 'var(--data-3)';

interface OutcomesProps {
  stake: Prospect;
  words: readonly string[];
  /** Null: exact. */
  samples: number | null;
}

/** Words, the best first: a bar of all of them, and each with its chance. */
function Outcomes({ stake, words, samples }: OutcomesProps) {
  const tone = (value: number | string): string => toneAt(words.indexOf(String(value)), words.length);
  return (
    <div className="outcomes">
      <div className="outcome-bar" aria-hidden="true">
        {stake.lines.map(({ value, chance }) => (
          <i key={value} style={{ flexGrow: chance, background: tone(value) }} />
        ))}
      </div>
      <dl>
        {stake.lines.map(({ value, chance }) => (
          <div key={value}>
            <dt>
              <i style={{ background: tone(value) }} />
              {value}
            </dt>
            <dd>{chanceWords(chance, samples)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface MeanProps {
  label: string;
  stake: Prospect;
  unit: string;
  exact: boolean;
}

function Mean({ label, stake, unit, exact }: MeanProps) {
  return (
    <div>
      {label}
      <b>
        {tenths(stake.mean ?? 0)} {unit}
      </b>
      {spreadWords(stake, exact)}
    </div>
  );
}

function Numbers({ stake, label, otherwise, exact, standsExact }: Omit<StakeProps, 'walks'>) {
  const { values } = stake;
  if ('words' in values) return null;
  const { unit, better, defeat } = values;
  const bars = numberBars(stake.lines, { better, ...(defeat !== undefined && { defeat }) });
  return (
    <>
      <div className="comparison">
        <Mean label={label} stake={stake} unit={unit} exact={exact} />
        {otherwise !== null && (
          <Mean label="As you stand" stake={otherwise} unit={unit} exact={standsExact} />
        )}
      </div>
      {stake.lines.length > 1 && (
        <div className="dist">
          <Bars title={stake.title} bars={bars} />
          {bars.some((bar) => bar.label.endsWith(DEFEAT)) && (
            <p className="muted defeat-note">{DEFEAT} the game is lost</p>
          )}
        </div>
      )}
    </>
  );
}

export function StakeView({ walks, ...props }: StakeProps) {
  const { stake, exact } = props;
  const { values } = stake;
  return (
    <section className="stake" aria-label={stake.title}>
      <header>
        <h2 className="label">{stake.title}</h2>
        <span className="grow" />
        <span className="chip line">{exact ? 'exact' : `≈ ${walks.toLocaleString('en')} samples`}</span>
      </header>
      {'words' in values ? (
        <Outcomes stake={stake} words={values.words} samples={exact ? null : walks} />
      ) : (
        <Numbers {...props} />
      )}
    </section>
  );
}
