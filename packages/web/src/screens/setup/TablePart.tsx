// The table itself: its name, who rolls, the seed, and whether it is covered between people.
import { NO_PACE, PACES } from '../../table/absence/words.ts';
import { CHANCE, typedNamed } from './typed.ts';
import type { SetupForm } from './useSetupForm.ts';

const paceNamed = (name: string) => PACES.find(({ value }) => (value ?? '') === name) ?? NO_PACE;
const DELAYS: readonly number[] = [0, 1, 3, 5, 10, 20];

function WatchDelay({ form: { watchDelay, setWatchDelay } }: { form: SetupForm }) {
  return (
    <div className="option">
      <label htmlFor="watch-delay">Who only watches online</label>
      <select
        id="watch-delay"
        className="field"
        value={watchDelay}
        onChange={(event) => setWatchDelay(Number(event.target.value))}
      >
        {DELAYS.map((decisions) => (
          <option key={decisions} value={decisions}>
            {decisions === 0
              ? 'Sees everything at once'
              : `Is ${decisions} ${decisions === 1 ? 'decision' : 'decisions'} behind`}
          </option>
        ))}
      </select>
      <p className="muted">
        For a game that is shown to strangers. The server keeps what is not to be seen yet; a table screen is
        behind too, phones never are.
      </p>
    </div>
  );
}

function PaceOption({ form: { pace, setPace } }: { form: SetupForm }) {
  return (
    <div className="option">
      <label htmlFor="pace">Pace online</label>
      <select
        id="pace"
        className="field"
        value={pace ?? ''}
        onChange={({ target }) => setPace(paceNamed(target.value).value)}
      >
        {PACES.map(({ value, words }) => (
          <option key={words} value={value ?? ''}>
            {words}
          </option>
        ))}
      </select>
      <p className="muted">
        {paceNamed(pace ?? '').meaning}
        {pace !== null &&
          ' Then the others may let the book or a program play on, until the person takes the seat back.'}
      </p>
    </div>
  );
}

export function TablePart({ form }: { form: SetupForm }) {
  const { name, setName, typed, setTyped, cover, setCover, shared, seed, setSeed, hints, setHints } = form;
  return (
    <fieldset className="about">
      <legend>Table</legend>
      <div className="option">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          className="field"
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="option">
        <label htmlFor="typed">Dice and draws</label>
        <select
          id="typed"
          className="field"
          value={typed ?? ''}
          onChange={(event) => setTyped(typedNamed(event.target.value).value)}
        >
          {CHANCE.map(({ value, words }) => (
            <option key={words} value={value ?? ''}>
              {words}
            </option>
          ))}
        </select>
        <p className="muted">{typedNamed(typed ?? '').meaning}</p>
      </div>
      <div className="option">
        <label htmlFor="seed">Seed</label>
        <input
          id="seed"
          className="field"
          value={seed}
          maxLength={64}
          placeholder="By chance"
          autoComplete="off"
          onChange={(event) => setSeed(event.target.value)}
        />
        <p className="muted">
          Any words. The same words and the same set-up deal the same game on this device: for a race against
          a friend, or a second try.
        </p>
      </div>
      <PaceOption form={form} />
      <WatchDelay form={form} />
      <label className="check">
        <input
          type="checkbox"
          checked={form.keepTalk}
          onChange={(event) => form.setKeepTalk(event.target.checked)}
        />
        Online, what people write to all is kept with the record
      </label>
      <label className="check">
        <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />
        Hints can be asked for
      </label>
      {shared && (
        <label className="check">
          <input type="checkbox" checked={cover} onChange={(event) => setCover(event.target.checked)} />
          Cover the table between people at this screen
        </label>
      )}
    </fieldset>
  );
}
