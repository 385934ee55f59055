// After the enemy's turn: who did what to whom, what it cost, what has changed. It can be folded but is never hidden.
import { Keycap } from '../Keycap.tsx';
import type { ReactNode } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import { percent } from '../../kit/draw/text.ts';
import { Marked } from '../../kit/Marked.tsx';
import type { Luck } from '../dice/luck.ts';
import type { Goal } from '../storyContract.ts';
import type { Act } from '../film/acts.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { Why } from '../log/Why.tsx';
import { actCount, spokenDigest } from './spokenDigest.ts';
import type { Aftermath, Change, Told } from './useAftermath.ts';
import './digest.css';

/** Red is a loss, yellow a danger, green good news; an act without effect has only an outline. */
const TONES = { bad: 'danger', hit: 'warn', good: 'good', miss: 'line' } as const;
const SIGNS: Record<Goal['state'], { icon: IconName; tone: 'danger' | 'warn' | 'good' }> = {
  lost: { icon: 'x', tone: 'danger' },
  waiting: { icon: 'clock', tone: 'warn' },
  open: { icon: 'flag', tone: 'warn' },
  now: { icon: 'flag', tone: 'warn' },
  done: { icon: 'check', tone: 'good' },
};

/** The name above a sentence, and the sentence without it; no name if the sentence is about somebody else. */
function headed(name: string | undefined, words: string): { name: string | null; words: string } {
  const isAbout = name !== undefined && words.startsWith(`${name} `);
  return isAbout ? { name, words: words.slice(name.length + 1) } : { name: null, words };
}

interface RowProps {
  act: Act;
  told: Told;
  names: RegExp | null;
  point?: ((act: number | null) => void) | undefined;
  show?: ((act: Act) => void) | undefined;
}

function ActRow({ act, told, names, point, show }: RowProps) {
  const { number, actor, words, result, chance, why } = act;
  const who = actor === null ? null : told.known(actor);
  const sentence = headed(who?.title, words);
  const [first] = act.lines;
  const voice = first && told.voice(first);
  const row = (
    <>
      <i className="number">{number}</i>
      {who?.token ? <Token size={30} {...who.token} /> : voice && <Badge {...voice} size={26} />}
      <span className="told">
        <span className="sentence">
          {sentence.name !== null && <b>{sentence.name}</b>}
          <Marked text={sentence.words} names={names} />
          <Why why={why} />
        </span>
        <span className="came">
          {result &&
            (result.each ?? [result]).map((came, i) => (
              <em key={i} className={`chip ${TONES[came.tone ?? 'miss']}`}>
                {came.words}
              </em>
            ))}
          {chance && (
            <small title="How likely these dice were before they fell">
              {chance.words} {percent(chance.chance)} %
            </small>
          )}
        </span>
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
  const { icon, tone } = SIGNS[now.state];
  return (
    <li>
      <span className={`sign ${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{now.words}</b>{' '}
        {old !== undefined && old !== fresh && (
          <>
            <s>{old}</s> →{' '}
          </>
        )}
        {fresh}
      </span>
      {now.rule && <RuleChip rule={now.rule} />}
    </li>
  );
}

/** '2 Troops lost' and 'Base −4', the number large; a number inside a sentence stays there. */
function Loss({ words }: { words: string }) {
  const [, before = '', value = '', after = ''] =
    /^()(\d+)( .*)$/.exec(words) ?? /^(.*?)([−-]\d+)(.*)$/.exec(words) ?? [];
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
  const { rows, losses, made, changes, luck } = told;
  const totals = [...losses, ...made];
  const more = told.acts.length - rows.length;
  return (
    <>
      <ol className="plain acts">
        {rows.map((act) => (
          <ActRow key={act.number} {...{ act, told, names, point, show }} />
        ))}
        {more > 0 && <li className="muted">{actCount(more)} more that weigh less</li>}
      </ol>
      {(totals.length > 0 || luck !== null) && (
        <div className="digest-totals">
          {totals.map((words) => (
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

interface DigestProps {
  aftermath: Aftermath;
  names: RegExp | null;
  /** The player is planning: the digest makes room for the odds. */
  planning: boolean;
  watch: (() => void) | null;
  show?: ((act: Act) => void) | undefined;
}

export default function Digest({ aftermath, names, planning, watch, show }: DigestProps): ReactNode {
  const { acts: all, open, setOpen, setPointed } = aftermath;
  const title = aftermath.mixed
    ? `What happened, ${actCount(all.length)}`
    : `Their last ${all.length === 1 ? 'act' : actCount(all.length)}`;
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
