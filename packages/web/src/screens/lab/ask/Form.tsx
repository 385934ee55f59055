// The form of a question, and the document that it writes.
import type { Kind, Question } from '@xenotable/questions';
import type { Json, SeatPlan } from '@xenotable/kernel';
import { useEffect } from 'react';
import { isPlayable } from '../../../games/index.ts';
import { go } from '../../../kit/router.tsx';
import { useFileDrop } from '../../../kit/useFileDrop.ts';
import type { LabSheet } from '../../../worker/labApi.ts';
import { valueOf } from '../../../table/shown.ts';
import { rolesOf, useModule } from '../../setup/useModule.ts';
import { AxisPart } from './AxisPart.tsx';
import { Commit } from './Commit.tsx';
import { DocumentPart } from './DocumentPart.tsx';
import { KindPart } from './KindPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import { PlayersPart } from './PlayersPart.tsx';
import { SetupPart } from './SetupPart.tsx';
import { StopPart } from './StopPart.tsx';
import { VariantsPart } from './VariantsPart.tsx';
import { type OwnSetup, draftOf, setupIn } from './draft.ts';
import { pathTo } from './link.ts';
import { type Asking, useQuestion } from './useQuestion.ts';

export function Form({ game, sheet, first }: { game: string; sheet: LabSheet; first: Question }) {
  const asking = useQuestion(first);
  const { question, setText } = asking;
  const module = useModule(game);
  const over = useFileDrop((file) => void file.text().then(setText));
  const change = (part: Partial<Question>): void => asking.set({ ...question, ...part } as Question);
  const setup = setupIn(question, sheet);
  const setOptions = (options: Record<string, Json>): void =>
    change({ setup: { options, seats: setup.seats } });
  const setSeats = (seats: SeatPlan[]): void =>
    change({
      setup: { options: setup.options, seats },
      seat: Math.min(question.seat, seats.length - 1),
      players:
        question.players.length > seats.length ? question.players.slice(0, seats.length) : question.players,
      ...(seats.length < 2 && { swap: false, bySeat: [] }),
    });
  const chosen = Object.fromEntries(
    Object.keys(sheet.options).map((key) => [key, valueOf(sheet.options, setup.options, key)]),
  );
  // A document of another game needs another form.
  useEffect(() => {
    if (question.game !== game && isPlayable(question.game)) go(pathTo(question));
  }, [question, game]);
  return (
    <div className={`asking${over ? ' over' : ''}`}>
      <form className="ask-form" onSubmit={(event) => event.preventDefault()}>
        <KindPart
          kind={question.kind}
          change={(kind: Kind) => asking.set(draftOf(kind, game, sheet, question))}
        />
        <fieldset>
          <legend>The question in your words</legend>
          <input
            className="field"
            aria-label="The question in your words"
            value={question.question}
            maxLength={200}
            onChange={(event) => change({ question: event.target.value })}
          />
        </fieldset>
        <KindFields asking={asking} sheet={sheet} setup={setup} />
        <PlayersPart
          question={question}
          sheet={sheet}
          setup={setup}
          roles={rolesOf(module?.roles?.(chosen, setup.seats.length))}
          change={change}
          setSeats={setSeats}
        />
        <StopPart question={question} change={change} />
      </form>
      <div className="ask-form">
        <SetupPart
          game={game}
          sheet={sheet}
          module={module}
          setup={setup}
          named={typeof question.setup === 'string' ? question.setup : null}
          begin={({ name, seats }) =>
            change({ setup: name, seat: Math.min(question.seat, seats.length - 1) })
          }
          setOptions={setOptions}
        />
        <DocumentPart question={question} text={asking.text} problem={asking.problem} setText={setText} />
      </div>
      <Commit asking={asking} />
    </div>
  );
}

interface KindFieldsProps {
  asking: Asking;
  sheet: LabSheet;
  setup: OwnSetup;
}

/** The fields of this kind of question. */
function KindFields({ asking, sheet, setup }: KindFieldsProps) {
  const { question } = asking;
  return (
    <>
      {question.kind === 'variants' && (
        <VariantsPart
          question={question}
          sheet={sheet}
          setup={setup}
          change={(variants) => asking.set({ ...question, variants })}
        />
      )}
      {question.kind === 'lists' && (
        <ListsPart question={question} sheet={sheet} setup={setup} set={asking.set} />
      )}
      {question.kind === 'grid' && (
        <>
          <AxisPart
            id="ask-across"
            legend="Across"
            axis={question.across}
            sheet={sheet}
            setup={setup}
            change={(across) => asking.set({ ...question, across })}
          />
          <AxisPart
            id="ask-down"
            legend="Down"
            axis={question.down}
            sheet={sheet}
            setup={setup}
            change={(down) => asking.set({ ...question, down })}
          />
        </>
      )}
      {question.kind === 'even' && (
        <AxisPart
          id="ask-parameter"
          legend="What is tried"
          axis={question.parameter}
          sheet={sheet}
          setup={setup}
          change={(parameter) => asking.set({ ...question, parameter })}
        />
      )}
    </>
  );
}
