// After the enemy's turn: who did what to whom, what it cost, what is different now. It may be folded, never missed.
import { Keycap } from '../Keycap.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import { percent } from '../../kit/draw/text.ts';
import { Marked } from '../../kit/Marked.tsx';
import type { Luck } from '../dice/luck.ts';
import type { Act } from '../film/acts.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import type { Aftermath, Change, Told } from './useAftermath.ts';
import './digest.css';

const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);
const TONES = { hit: 'danger', bad: 'danger', good: 'good', miss: 'line' } as const;

/** The sentence without the name that stands above it. */
const without = (name: string, words: string): string =>
  words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;

interface RowProps {
  act: Act;
  told: Told;
  names: RegExp | null;
  point?: ((act: number | null) => void) | undefined;
  show?: ((act: Act) => void) | undefined;
}

function ActRow({ act, told, names, point, show }: RowProps) {
  const { number, actor, words, result, chance } = act;
  const who = actor === null ? null : told.known(actor);
  const row = (
    <>
      <i className="number">{number}</i>
      {who?.token ? <Token size={30} {...who.token} /> : <span />}
      <span className="sentence">
        {who && <b>{who.title}</b>}
        <Marked text={who === null ? words : without(who.title, words)} names={names} />
      </span>
      <span className="came">
        {result && <em className={`chip ${TONES[result.tone ?? 'miss']}`}>{result.words}</em>}
        {chance && (
          <small title="How likely these dice were before they fell">
            {chance.words} {percent(chance.chance)} %
          </small>
        )}
      </span>
    </>
  );
  return (
    <li onPointerEnter={() => point?.(number)} onPointerLeave={() => point?.(null)}>
      {show ? (
        <button type="button" className="act-row" onClick={() => show(act)}>
          {row}
        </button>
      ) : (
        <div className="act-row">{row}</div>
      )}
    </li>
  );
}

function ChangeRow({ was, now }: Change) {
  const scored = now.points !== undefined && now.points !== was?.points;
  const old = scored ? was?.points : (was?.detail ?? was?.points ?? was?.state);
  const fresh = scored ? now.points : (now.detail ?? now.points ?? now.state);
  return (
    <li>
      <Icon name={now.state === 'lost' ? 'x' : now.state === 'done' ? 'check' : 'flag'} />
      <span>
        <b>{now.words}</b> {old !== undefined && old !== fresh && <s>{old}</s>} {fresh}
      </span>
      {now.rule && <RuleChip rule={now.rule} />}
    </li>
  );
}

/** '2 Troops lost' and 'Base −4', the number large. */
function Loss({ words }: { words: string }) {
  const [, before = '', value = '', after = ''] = /^(.*?)([−-]?\d+)(.*)$/.exec(words) ?? [];
  return value === '' ? <div>{words}</div> : <Total value={value} words={`${before}${after}`.trim()} />;
}

function Total({ value, words }: { value: number | string; words: string }) {
  return (
    <div>
      <b>{value}</b>
      {words}
    </div>
  );
}

/** '3 %' 'their dice: 4 of 5, or still luckier'. */
const luckWords = ({ hits, tests, orMore, orFewer }: Luck<'they'>): { value: string; words: string } => ({
  value: `${percent(Math.min(orMore, orFewer))} %`,
  words: `their dice: ${hits} of ${tests}, or still ${orMore < orFewer ? 'luckier' : 'unluckier'}`,
});

/** Acts, totals and changes; the same after the enemy's turn and after having been away. */
export function DigestBody({ told, names, point, show }: Omit<RowProps, 'act'>) {
  const { rows, losses, changes, luck } = told;
  const more = told.acts.length - rows.length;
  return (
    <>
      <ol className="plain acts">
        {rows.map((act) => (
          <ActRow key={act.number} {...{ act, told, names, point, show }} />
        ))}
        {more > 0 && <li className="muted">{acts(more)} more that weigh less</li>}
      </ol>
      {(losses.length > 0 || luck !== null) && (
        <div className="digest-totals">
          {losses.map((words) => (
            <Loss key={words} words={words} />
          ))}
          {luck && <Total {...luckWords(luck)} />}
        </div>
      )}
      {changes.length > 0 && (
        <>
          <h3 className="label">What it changes</h3>
          <ul className="plain changes">
            {changes.map((change) => (
              <ChangeRow key={change.now.id} {...change} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One sentence for those who hear it. */
function spokenDigest({ acts: all, losses }: Told): string {
  return `${acts(all.length)}. ${losses.length === 0 ? 'None of yours was hurt' : losses.join(', ')}.`;
}

interface DigestProps {
  aftermath: Aftermath;
  names: RegExp | null;
  /** Something is being put together: the digest makes room for its odds. */
  planning: boolean;
  watch: (() => void) | null;
  show?: ((act: Act) => void) | undefined;
}

export default function Digest({ aftermath, names, planning, watch, show }: DigestProps): ReactNode {
  const { acts: all, open, setOpen, setPointed } = aftermath;
  const title = aftermath.mixed ? `What happened, ${acts(all.length)}` : `Their last ${acts(all.length)}`;
  if (planning || !open)
    return (
      <section className="section digest folded" aria-label={title}>
        <button
          type="button"
          className="button small quiet"
          onClick={() => setOpen(true)}
          disabled={planning}
        >
          {spokenDigest(aftermath)} {!planning && <Keycap command="digest" />}
        </button>
      </section>
    );
  return (
    <section className="section digest" aria-label={title}>
      <header>
        <h2 className="label">{title}</h2>
        {watch && (
          <button type="button" className="button small" onClick={watch}>
            <Icon name="undo" size={14} />
            Watch again <Keycap command="watch" />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label="Fold the digest"
          onClick={() => setOpen(false)}
        >
          <Icon name="down" size={14} />
        </button>
      </header>
      <p className="visually-hidden" aria-live="polite">
        {spokenDigest(aftermath)}
      </p>
      <DigestBody told={aftermath} names={names} point={setPointed} show={show} />
    </section>
  );
}
