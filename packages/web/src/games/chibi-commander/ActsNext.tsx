// What the automaton does next, in its order, with the chance that somebody is hurt.
import type { Json } from '@xenotable/kernel';
import { useMemo, useState } from 'react';
import { type Announced, blipThing, nameOf, unitThing, type View } from '@xenotable/chibi-commander/preview';
import { Token } from '../../kit/draw/Token.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { blipToken, tokenOf, unitOf } from './shared/faces.ts';
import { harmWords } from './shared/losses.ts';
import { movedBy } from './shared/plan.ts';
import { percent } from './shared/words.ts';
import { useIntents } from './useIntents.ts';

/** As many as have room for all their words. */
const SHOWN = 3;

/** Blips that do the same are one line. */
interface Line {
  intent: Announced;
  blips: number[];
  words: string;
}

const blipIn = ({ who }: Announced): number | null => (who.startsWith('blip:') ? Number(who.slice(5)) : null);

/** What Blips do, without the field: they creep, they sleep. */
const alike = ({ words }: Announced): string => words.replace(/ to \(\d+,\d+\)/g, ' closer');

const DEED = /^(attacks|heals)/;

/** Whom it is about; where it walks for that is drawn on the map. */
function deedsOf({ words }: Announced): string {
  const deeds = words.split(', ').filter((part) => DEED.test(part));
  const [first, second] = deeds;
  if (first !== undefined && first === second && deeds.length === 2) return `${first} twice`;
  return deeds.length === 0 ? words : deeds.join(', ');
}

/** 'Blips 1 to 6 and 9'. */
function blipNames(blips: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const blip of blips.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === blip - 1) last[1] = blip;
    else spans.push([blip, blip]);
  }
  const parts = spans.map(([from, to]) =>
    from === to ? `${from + 1}` : `${from + 1}${to === from + 1 ? ', ' : ' to '}${to + 1}`,
  );
  return `${blips.length > 1 ? 'Blips' : 'Blip'} ${parts.join(', ')}`;
}

/** Units in their order, those that hurt somebody first; then the Blips, the most wakeful first. */
function linesOf(intents: readonly Announced[]): Line[] {
  const lines: Line[] = [];
  for (const intent of intents) {
    const blip = blipIn(intent);
    const words = blip === null ? deedsOf(intent) : alike(intent);
    const same =
      blip === null ? undefined : lines.find((line) => line.blips.length > 0 && line.words === words);
    if (same !== undefined && blip !== null) same.blips.push(blip);
    else lines.push({ intent, blips: blip === null ? [] : [blip], words });
  }
  return lines.sort((a, b) => rankOf(a) - rankOf(b) || a.words.localeCompare(b.words));
}

/** Blips keep their places while they are announced in another order. */
function rankOf({ intent, blips }: Line): number {
  if (blips.length === 0) return (intent.order ?? 0) - (intent.hurt === undefined ? 0 : 1000);
  return /wakes/.test(intent.words) ? 3000 : /turns up/.test(intent.words) ? 1000 : 2000;
}

function titleOf(view: View, { intent, blips }: Line): string {
  if (blips.length > 0) return blipNames(blips);
  const unit = view.units.find((one) => unitThing(one.id) === intent.who);
  return `${intent.order ?? ''} ${unit === undefined ? '' : nameOf(view, unit.id)}`.trim();
}

function faceOf(view: View, { intent, blips }: Line) {
  if (blips.length > 0) {
    const blip = view.blips.find((one) => one.id === blips[0]);
    return blip === undefined ? null : blipToken(view, blip);
  }
  const unit = unitOf(view, Number(intent.who.slice(5)));
  return unit === null ? null : tokenOf(view, unit);
}

/** Who does what; `face`: the size of its token. */
function LineWords({ view, line, face: size }: { view: View; line: Line; face: number }) {
  const face = faceOf(view, line);
  const { intent } = line;
  const harms = (intent.harms ?? []).map(({ target, alone }) => ({ target, end: alone }));
  return (
    <>
      {face && <Token {...face} size={size} />}
      <span>
        <b>
          {titleOf(view, line)}
          {harms.length > 0 && <em> {harmWords(view, harms)}</em>}
        </b>
        {intent.stands !== undefined && `if it stands (${percent(intent.stands)}): `}
        {line.words}
        {intent.certain === 'people' && ' (you decide between equals)'}
      </span>
    </>
  );
}

const thingIn = ({ intent, blips }: Line): string =>
  blips[0] === undefined ? intent.who : blipThing(blips[0]);

/** All of it among the facts of the mission, where there is no room below the map. */
export function NextList({ view, picked }: { view: View; picked: Json | null }) {
  const moved = useMemo(() => movedBy(picked, view), [picked, view]);
  const lines = linesOf(useIntents(view, moved));
  if (lines.length === 0) return null;
  return (
    <section className="section cc-next-list" aria-label="Acts next by the book">
      <h2 className="label">
        {moved === null ? 'By the book, next' : 'By the book, then'} <RuleChip rule="CC-NPC-04" />
      </h2>
      <ol className="plain">
        {lines.map((line) => (
          <li key={thingIn(line)}>
            <LineWords view={view} line={line} face={32} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ActsNextProps extends BoardProps<View> {
  intents: readonly Announced[];
  /** It holds after what is planned. */
  planned: boolean;
}

export function ActsNext({ view, point, intents, planned }: ActsNextProps) {
  const [all, setAll] = useState(false);
  const lines = linesOf(intents);
  const shown = all ? lines : lines.slice(0, SHOWN);
  return (
    <section className={`cc-next${all ? ' whole' : ''}`} aria-label="Acts next by the book">
      <h2 className="label">
        {planned ? 'By the book, then' : 'By the book, next'} <RuleChip rule="CC-NPC-04" />
      </h2>
      <ol>
        {shown.map((line) => {
          const thing = thingIn(line);
          return (
            <li
              key={thing}
              className={line.intent.hurt === undefined ? '' : 'hurts'}
              title={line.intent.words}
              onPointerEnter={() => point(thing)}
              onPointerLeave={() => point(null)}
            >
              <LineWords view={view} line={line} face={40} />
            </li>
          );
        })}
        {lines.length > SHOWN && (
          <li className="more">
            <button type="button" className="button ghost" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Fewer' : `${lines.length - SHOWN} more`}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
