// Quiet hours, by the clock of this device; the server keeps them.
import { type FormEvent, useState } from 'react';
import { type QuietTimes, quietTimes } from '../../storage/quiet.ts';
import type { AlertsHere } from '../client/alerts.ts';

const NIGHT: QuietTimes = { from: '22:00', to: '07:00' };

interface QuietFormProps {
  quiet: AlertsHere['quiet'];
  busy: boolean;
  set(hours: QuietTimes | null): void;
}

export function QuietForm({ quiet, busy, set }: QuietFormProps) {
  const [times, setTimes] = useState<QuietTimes>(() => quietTimes() ?? NIGHT);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set(times);
  };
  if (quiet !== null)
    return (
      <p className="flex-row">
        <span>
          Not from {quiet.from} to {quiet.to} ({quiet.zone}); what waits then is sent at {quiet.to}.
        </span>
        <button type="button" className="button small quiet" disabled={busy} onClick={() => set(null)}>
          No quiet hours
        </button>
      </p>
    );
  return (
    <form className="naming" onSubmit={submit}>
      <span className="label">Quiet hours</span>
      <input
        className="field"
        type="time"
        required
        aria-label="Quiet from"
        value={times.from}
        onChange={({ target }) => setTimes({ ...times, from: target.value })}
      />
      <input
        className="field"
        type="time"
        required
        aria-label="Quiet until"
        value={times.to}
        onChange={({ target }) => setTimes({ ...times, to: target.value })}
      />
      <button type="submit" className="button" disabled={busy || times.from === times.to}>
        Keep quiet then
      </button>
    </form>
  );
}
