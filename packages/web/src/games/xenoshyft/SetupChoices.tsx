// Before the first round: Divisions and Items to choose from, as cards with their texts.
import { type Json, same } from '@xenotable/kernel';
import type { BoardProps } from '../../table/contract.ts';
import type { Choice, View } from '@xenotable/xenoshyft';
import { CARDS, DIVISIONS, shortName } from '@xenotable/xenoshyft/content';
import { choiceOf } from './border.ts';

interface Said {
  title: string;
  lines: string[];
}

function said(choice: Choice): Said | null {
  if (!('do' in choice)) return null;
  if (choice.do === 'lead') {
    const { name, starting, abilities } = DIVISIONS[choice.division];
    return {
      title: name,
      lines: [
        ...abilities.map(({ text }, i) => `Wave ${i + 1}: ${text}`),
        `Begins with ${starting.map((card) => shortName(CARDS[card].name)).join(', ')}`,
      ],
    };
  }
  if (choice.do !== 'stock') return null;
  const { name, cost, text } = CARDS[choice.item];
  return { title: `${shortName(name)}, ${cost}`, lines: [text] };
}

function setupCards(on: BoardProps<View>): { choice: Json; says: Said }[] {
  return (on.ask?.offers ?? []).flatMap(({ choice }) => {
    const says = said(choiceOf(choice));
    return says === null ? [] : [{ choice, says }];
  });
}

export default function SetupChoices({ on }: { on: BoardProps<View> }) {
  return (
    <ul className="setup-cards plain">
      {setupCards(on).map(({ choice, says }) => {
        const picked = on.picked !== null && same(on.picked, choice);
        return (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              className={picked ? 'selected' : ''}
              aria-pressed={picked}
              onClick={() => (picked ? on.commit() : on.pick(choice))}
            >
              <b>{says.title}</b>
              {says.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
