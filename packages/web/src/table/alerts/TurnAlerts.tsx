// "Tell me when it is my turn": by this browser, or by a webhook; at this table only.
import { type FormEvent, useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { quietTimes } from '../../storage/quiet.ts';
import {
  type AlertsHere,
  FORMATS,
  type Format,
  type ShownAlert,
  addPush,
  addWebhook,
  alertsAt,
  canPush,
  formatOf,
  removeAlert,
  setQuiet,
} from '../client/alerts.ts';
import { QuietForm } from './QuietHours.tsx';

const SERVICES: Record<Format, string> = { ntfy: 'ntfy', discord: 'Discord', slack: 'Slack' };

const serviceOf = (format: string | null): string | undefined =>
  FORMATS.flatMap((one) => (one === format ? [SERVICES[one]] : []))[0];

const named = ({ kind, format, host }: ShownAlert): string =>
  kind === 'push' ? `A browser (${host})` : `${serviceOf(format) ?? 'Webhook'} (${host})`;

interface WebhookFormProps {
  busy: boolean;
  add(format: Format, url: string): void;
}

function WebhookForm({ busy, add }: WebhookFormProps) {
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<Format | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add(format ?? formatOf(url), url.trim());
  };
  return (
    <form className="naming" onSubmit={submit}>
      <label className="label" htmlFor="alert-url">
        By a webhook
      </label>
      <input
        id="alert-url"
        className="field"
        type="url"
        required
        maxLength={2000}
        placeholder="https://ntfy.sh/your-topic"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <select
        className="field"
        aria-label="Service of the webhook"
        value={format ?? formatOf(url)}
        onChange={({ target }) => setFormat(FORMATS.find((one) => one === target.value) ?? null)}
      >
        {FORMATS.map((one) => (
          <option key={one} value={one}>
            {SERVICES[one]}
          </option>
        ))}
      </select>
      <button type="submit" className="button" disabled={busy || url.trim() === ''}>
        Add
      </button>
    </form>
  );
}

interface TurnAlertsProps {
  table: string;
  /** The key of the player's own seat. */
  seatKey: string;
}

export default function TurnAlerts({ table, seatKey }: TurnAlertsProps) {
  const [{ alerts, quiet }, setHere] = useState<AlertsHere>({ alerts: [], quiet: null });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  useEffect(() => {
    alertsAt(table, seatKey).then(setHere, fail);
  }, [table, seatKey]);
  const change = (what: Promise<unknown>): void => {
    setProblem('');
    setBusy(true);
    what
      .then(() => alertsAt(table, seatKey))
      .then(setHere)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  // The quiet hours of the last table are the default for the next.
  const add = async (what: Promise<unknown>): Promise<void> => {
    await what;
    const wanted = quietTimes();
    if (alerts.length === 0 && quiet === null && wanted !== null) await setQuiet(table, seatKey, wanted);
  };
  return (
    <section className="turn-alerts" aria-label="Tell me when it is my turn">
      <h2 className="label">Tell me when it is my turn</h2>
      <p className="muted">
        Once for each turn, when you have been away from this table for a minute. Nothing of the game is in
        it.
      </p>
      {alerts.length > 0 && (
        <ul className="plain">
          {alerts.map((alert) => (
            <li key={alert.id} className="flex-row">
              <span>{named(alert)}</span>
              <button
                type="button"
                className="button small quiet"
                disabled={busy}
                aria-label={`No longer tell ${named(alert)}`}
                onClick={() => change(removeAlert(table, seatKey, alert.id))}
              >
                Take away
              </button>
            </li>
          ))}
        </ul>
      )}
      {canPush() && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => change(add(addPush(table, seatKey)))}
        >
          <Icon name="clock" />
          By this browser
        </button>
      )}
      <WebhookForm busy={busy} add={(format, url) => change(add(addWebhook(table, seatKey, format, url)))} />
      {alerts.length > 0 && (
        <QuietForm {...{ quiet, busy }} set={(hours) => change(setQuiet(table, seatKey, hours))} />
      )}
      <Alert words={problem} />
    </section>
  );
}
