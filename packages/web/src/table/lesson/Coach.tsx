// One rule at a time, when it is first needed. The lesson changes no rule and can be closed at any moment.
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { LessonNote } from '../contract.ts';
import { type LessonNotes, isNow } from './notes.ts';
import type { Asked, Json } from '@xenotable/kernel';
import { Marked } from '../../kit/Marked.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';

interface CoachProps {
  notes: LessonNotes;
  ask: Asked | null;
  entries: number;
  over: boolean;
  names: RegExp | null;
  pick(choice: Json): void;
}

export function Coach({ notes, ask, entries, over, names, pick }: CoachProps) {
  const [read, setRead] = useState<ReadonlySet<LessonNote>>(new Set());
  const [current, setCurrent] = useState<LessonNote | null>(null);
  const [skipped, setSkipped] = useState(false);
  const hear = useEffectEvent((question: Asked) => {
    const next = notes.notes.find((note) => !read.has(note) && isNow(note, question, entries));
    if (next === undefined) return;
    setCurrent(next);
    setRead(new Set([...read, next]));
  });
  useEffect(() => {
    if (ask !== null) hear(ask);
  }, [ask]);
  if (skipped || current === null || over) return null;
  const at = notes.notes.indexOf(current) + 1;
  const advised = ask?.offers.find((offer) => offer.words === current.hint);
  return (
    <aside className="coach" aria-label="Lesson" data-theme="paper">
      <p className="label">
        {notes.name} · {at} of {notes.notes.length} <RuleChip rule={current.rule} />
      </p>
      <h2 className={current.text.startsWith(current.title) ? 'visually-hidden' : ''}>{current.title}</h2>
      <p>
        <Marked text={current.text} names={names} />
      </p>
      {advised && (
        <button type="button" className="hint" onClick={() => pick(advised.choice)}>
          <Icon name="right" size={14} />
          Try: {advised.words}
        </button>
      )}
      <div className="flex-row">
        <button type="button" className="button small" onClick={() => setCurrent(null)}>
          Got it
        </button>
        <button type="button" className="button small quiet" onClick={() => setSkipped(true)}>
          Skip the lesson
        </button>
      </div>
    </aside>
  );
}
