// Hours in which a person wants no alerts, by the local clock of their time zone.
import { BadInput } from '@xenotable/kernel';
import * as v from 'valibot';

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as 22:00.'));

export const quietHours = v.strictObject({
  from: v.pipe(time, v.description('By the clock of `zone`: "22:00".')),
  to: v.pipe(time, v.description('The next time that it is so late: "07:00".')),
  zone: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(64),
    v.description('A time zone of the IANA list: "Europe/Berlin".'),
  ),
});

export type QuietHours = v.InferOutput<typeof quietHours>;

const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Throws RangeError if the zone does not exist. */
const clockIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Refuses unknown time zones, and hours that would never end. */
export function checkQuietHours({ from, to, zone }: QuietHours): void {
  try {
    clockIn(zone);
  } catch {
    throw new BadInput('zone', `there is no time zone ${JSON.stringify(zone)}; write it as "Europe/Berlin"`);
  }
  if (from === to)
    throw new BadInput(
      'to',
      'must be another time than `from`: to hear nothing at all, take the alerts away',
    );
}

/** The first moment from `at` on (in milliseconds since 1970) that is not in the quiet hours. */
export function quietUntil({ from, to, zone }: QuietHours, at: number): number {
  const clock = clockIn(zone);
  const [begin, end] = [minutes(from), minutes(to)];
  const left = (moment: number): number => (end - minutes(clock.format(moment)) + DAY) % DAY;
  const isQuiet = (moment: number): boolean => {
    const length = (end - begin + DAY) % DAY;
    const still = left(moment);
    return still > 0 && still <= length;
  };
  if (!isQuiet(at)) return at;
  let until = Math.floor(at / MINUTE_MS) * MINUTE_MS + left(at) * MINUTE_MS;
  // The clock was put back in between: the quiet hours last longer.
  if (isQuiet(until)) until += left(until) * MINUTE_MS;
  // The clock was put forward in between: they end earlier.
  const beyond = (DAY - left(until)) % DAY;
  return beyond < DAY / 2 ? Math.max(at, until - beyond * MINUTE_MS) : until;
}
