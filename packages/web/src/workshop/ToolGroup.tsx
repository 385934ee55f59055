// Tools of one kind, side by side; one of all tools is selected.
import type { ComponentType, KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface ToolGroupProps<T> {
  label: string;
  tools: readonly T[];
  /** The index of the selected tool in the list; -1 if it is of another kind. */
  chosen: number;
  choose(tool: T): void;
  /** Its full name, for screen readers. */
  nameOf(tool: T): string;
  /** The label below the picture, if it is shorter. */
  shortOf?(tool: T): string;
  Picture: ComponentType<{ tool: T }>;
}

export function ToolGroup<T>({ label, tools, chosen, choose, nameOf, shortOf, Picture }: ToolGroupProps<T>) {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = [
      ...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? []),
    ];
    const next = (radios.indexOf(event.currentTarget) + step + radios.length) % radios.length;
    radios[next]?.focus();
    const tool = tools[next];
    if (tool !== undefined) choose(tool);
  };
  return (
    <>
      <h2 className="label">{label}</h2>
      <div className="tools" role="radiogroup" aria-label={label}>
        {tools.map((tool, i) => (
          <button
            key={i}
            type="button"
            role="radio"
            aria-checked={i === chosen}
            tabIndex={i === Math.max(0, chosen) ? 0 : -1}
            aria-label={nameOf(tool)}
            className={i === chosen ? 'tool active' : 'tool'}
            onKeyDown={press}
            onClick={() => choose(tool)}
          >
            <Picture tool={tool} />
            <span>{(shortOf ?? nameOf)(tool)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
