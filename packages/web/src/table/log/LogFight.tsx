// A fight in the log: one line with its result, which can be opened.
import type { LogLine, ThingId } from '@xenotable/kernel';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { deedsOf, resultOf, whyOf } from '../film/acts.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { Items } from './Items.tsx';
import type { LogGroup } from './logGroups.ts';
import { HomeMade, LogRow, type LogShown } from './LogRow.tsx';
import { voiceOf } from './voice.ts';
import { Why } from './Why.tsx';

interface LogFightProps extends LogShown {
  group: LogGroup;
  open: boolean;
  toggle(): void;
  /** The entry that replay shows now. */
  current: number | undefined;
  /** Whether it ends with the newest line. */
  fresh: boolean;
}

/** Whether it has no numbers and no dice. */
const isPlain = ({ items = [], dice = [] }: LogLine): boolean => items.length + dice.length === 0;

export function LogFight({ group, open, toggle, current, fresh, ...shown }: LogFightProps) {
  const { module, state, names, made } = shown;
  const { lines, opens } = group;
  const first = lines[0]!;
  const voice = voiceOf(module, first, state);
  // A first line that repeats the headline is left out.
  const repeats = first.words.replace(/\.$/, '') === opens?.replace(/\.$/, '');
  const inside = isPlain(first) && repeats ? lines.slice(1) : lines;
  const nameOf = (thing: ThingId): string | null => module.detail(thing, state.view)?.title ?? null;
  const standing = lines.filter((line) => !state.undone.has(line.entry));
  const undone = standing.length === 0;
  // What was taken back is no result, unless all of it was.
  const counted = undone ? lines : standing;
  const told = resultOf(counted, nameOf)?.words ?? deedsOf(counted, nameOf);
  return (
    <>
      {first.section !== undefined && <li className="head label">{first.section}</li>}
      <li className={['fight', undone && 'undone', fresh && !open && 'fresh'].filter(Boolean).join(' ')}>
        <Badge side={voice.side} letter={voice.letter} />
        <button type="button" className="words" aria-expanded={open} onClick={toggle}>
          <Marked text={opens ?? ''} names={names} />
          {lines.length > 1 && told !== '' && opens?.includes(told) !== true && <>: {told}</>}{' '}
          <Icon name={open ? 'down' : 'right'} size={12} />
          {!open && <HomeMade names={lines.flatMap((line) => made.get(line) ?? [])} />}
          {(!open || !inside.includes(first)) && <Why why={whyOf(lines, first)} />}
        </button>
        <RuleChip rule={first.rule} />
        {open && lines.length === 1 && <Items line={first} />}
        {open && lines.length > 1 && (
          <ol className="plain inside">
            {inside.map((line, i) => (
              <LogRow
                key={i}
                {...shown}
                line={line}
                inside
                undone={state.undone.has(line.entry)}
                fresh={fresh && i === inside.length - 1}
                current={line.entry === current}
              />
            ))}
          </ol>
        )}
      </li>
    </>
  );
}
