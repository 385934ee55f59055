// One thing that is at stake: what may become of it, beside what becomes of it otherwise.
import type { Prospect } from '@xenotable/kernel';
import { Bars } from '../../kit/draw/Bars.tsx';
import { percent } from '../../kit/draw/text.ts';
import { numberBars } from './numberBars.ts';

interface StakeProps {
  stake: Prospect;
  /** The same thing if one does not do it. */
  otherwise: Prospect | null;
  exact: boolean;
  walks: number;
}

const TONES = ['var(--data-1)', 'var(--data-2)', 'var(--data-3)', 'var(--data-4)', 'var(--data-5)'];

const toneAt = (place: number, of: number): string =>
  TONES[of < 2 ? 0 : Math.round((place / (of - 1)) * (TONES.length - 1))] ?? 'var(--data-3)';

const certain = (chance: number): string =>
  chance > 1 - 1e-9 ? 'certain' : chance < 0.005 ? '< 1 %' : `${percent(chance)} %`;

/** Words, the best first: a bar of all of them, and each with its chance. */
function Outcomes({ stake, words }: { stake: Prospect; words: readonly string[] }) {
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
            <dd>{certain(chance)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const spread = ({ lines }: Prospect): string => {
  const first = lines[0]?.value;
  const last = lines.at(-1)?.value;
  return first === last ? 'certain' : `${first} to ${last}`;
};

function Mean({ label, stake, unit }: { label: string; stake: Prospect; unit: string }) {
  return (
    <div>
      {label}
      <b>
        {Number((stake.mean ?? 0).toFixed(1))} {unit}
      </b>
      {spread(stake)}
    </div>
  );
}

function Numbers({ stake, otherwise }: Pick<StakeProps, 'stake' | 'otherwise'>) {
  const { values } = stake;
  if ('words' in values) return null;
  const { unit, better, defeat } = values;
  return (
    <>
      <div className="comparison">
        <Mean label="If you do it" stake={stake} unit={unit} />
        {otherwise !== null && <Mean label="As you stand" stake={otherwise} unit={unit} />}
      </div>
      {stake.lines.length > 1 && (
        <div className="dist">
          <Bars
            title={stake.title}
            bars={numberBars(stake.lines, { better, ...(defeat !== undefined && { defeat }) })}
          />
          {defeat !== undefined && <p className="muted defeat-note">† the game is lost</p>}
        </div>
      )}
    </>
  );
}

export function StakeView({ stake, otherwise, exact, walks }: StakeProps) {
  const { values } = stake;
  return (
    <section className="stake" aria-label={stake.title}>
      <header>
        <h2 className="label">{stake.title}</h2>
        <span className="grow" />
        <span className="chip line">{exact ? 'exact' : `≈ ${walks.toLocaleString('en')} samples`}</span>
      </header>
      {'words' in values ? (
        <Outcomes stake={stake} words={values.words} />
      ) : (
        <Numbers stake={stake} otherwise={otherwise} />
      )}
    </section>
  );
}
