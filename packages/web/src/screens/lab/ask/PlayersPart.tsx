// Who plays each seat, how well, and whose wins are counted.
import type { Question } from '@xenotable/questions';
import type { SeatPlan } from '@xenotable/kernel';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { LabSheet } from '../../../worker/labApi.ts';
import { Field, Pick } from './Field.tsx';
import type { OwnSetup } from './draft.ts';
import { playerChoices } from './players.ts';

interface PlayersPartProps {
  question: Question;
  sheet: LabSheet;
  setup: OwnSetup;
  roles: readonly string[] | null;
  change(part: Partial<Question>): void;
  setSeats(seats: SeatPlan[]): void;
}

const MEASURES = [
  ['wins', 'Wins'],
  ['score', 'How well it stands at the end'],
  ['length', 'Rounds'],
] as const;

export function PlayersPart({ question, sheet, setup, roles, change, setSeats }: PlayersPartProps) {
  const { seats } = setup;
  const { players } = question;
  const playerAt = (seat: number): string => players[seat % players.length] ?? 'steady';
  const setPlayer = (seat: number, name: string): void => {
    const all = seats.map((_, i) => (i === seat ? name : playerAt(i)));
    change({ players: all.every((one) => one === all[0]) ? [name] : all });
  };
  const nameOf = (seat: number): string => roles?.[seat] ?? seats[seat]?.name ?? `Seat ${seat + 1}`;
  const { least, most } = sheet.seats;
  return (
    <fieldset>
      <legend>Players</legend>
      {seats.map(({ kind, name }, seat) => (
        <SeatRow
          key={seat}
          number={seat + 1}
          role={roles?.[seat]}
          kind={kind}
          player={playerAt(seat)}
          sheet={sheet}
          setKind={(one) => setSeats(seats.map((was, i) => (i === seat ? { kind: one, name } : was)))}
          setPlayer={(one) => setPlayer(seat, one)}
          remove={
            seats.length > least && seat === seats.length - 1 ? () => setSeats(seats.slice(0, -1)) : null
          }
        />
      ))}
      {seats.length < most && (
        <button
          type="button"
          className="button small"
          onClick={() => setSeats([...seats, { kind: 'person', name: `Seat ${seats.length + 1}` }])}
        >
          <Icon name="plus" />
          Add a seat
        </button>
      )}
      {question.kind !== 'lists' && (
        <Counting question={question} sheet={sheet} setup={setup} nameOf={nameOf} change={change} />
      )}
    </fieldset>
  );
}

interface SeatRowProps {
  number: number;
  /** What the seat plays, if it matters. */
  role: string | undefined;
  kind: string;
  player: string;
  sheet: LabSheet;
  setKind(kind: string): void;
  setPlayer(player: string): void;
  remove: (() => void) | null;
}

function SeatRow({ number, role, kind, player, sheet, setKind, setPlayer, remove }: SeatRowProps) {
  const { kinds } = sheet.seats;
  return (
    <div className="ask-seat">
      <span>
        Seat {number}
        {role !== undefined && <small> plays {role}</small>}
      </span>
      {kinds.length > 1 && (
        <Pick
          label={`What sits at seat ${number}`}
          value={kind}
          choices={kinds.map((one) => [one, one === 'person' ? 'A player' : `By the book: ${one}`] as const)}
          change={setKind}
        />
      )}
      {kind === 'person' && (
        <Pick
          label={`How well seat ${number} plays`}
          value={player}
          choices={playerChoices(sheet, player)}
          change={setPlayer}
        />
      )}
      {remove && (
        <button type="button" className="icon-button" aria-label={`Remove seat ${number}`} onClick={remove}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

interface CountingProps {
  question: Question;
  sheet: LabSheet;
  setup: OwnSetup;
  change(part: Partial<Question>): void;
  nameOf(seat: number): string;
}

/** Whose games count, what is measured, and whether sides are swapped. */
function Counting({ question, sheet, setup, nameOf, change }: CountingProps) {
  const { seats } = setup;
  return (
    <>
      {seats.length > 1 && (
        <Field id="ask-seat" label="Whose games count">
          <Pick
            id="ask-seat"
            value={String(question.seat)}
            choices={seats.map((_, seat) => [String(seat), nameOf(seat)] as const)}
            change={(seat) => change({ seat: Number(seat) })}
          />
        </Field>
      )}
      <Field id="ask-measure" label="What is measured">
        <Pick
          id="ask-measure"
          value={question.measure}
          choices={question.kind === 'even' ? MEASURES.slice(0, 2) : MEASURES}
          change={(measure) =>
            change({
              measure,
              // A length has no bounds, so only a number of games can stop it.
              ...(measure === 'length' && !('games' in question.stop) && { stop: { games: 400 } }),
            })
          }
        />
      </Field>
      {seats.length > 1 && (
        <label className="ask-check">
          <input
            type="checkbox"
            checked={question.swap}
            onChange={({ target: { checked } }) =>
              change({
                swap: checked,
                bySeat: checked
                  ? sheet.free.map(({ key }) => key).filter((key) => Array.isArray(setup.options[key]))
                  : [],
              })
            }
          />
          Play every deal twice, with the sides changed
        </label>
      )}
      <label className="ask-check">
        <input
          type="checkbox"
          checked={question.picks}
          onChange={({ target: { checked } }) => change({ picks: checked })}
        />
        Count what is picked, and how often it wins
      </label>
    </>
  );
}
