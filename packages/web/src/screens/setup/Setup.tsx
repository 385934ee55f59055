// A new table: the form is made from the game's own option sheet and seat rules.
import { titleOf } from '@xenotable/shelf';
import { type FormEvent, useEffect, useState } from 'react';
import { isPlayable } from '../../games/index.ts';
import { Alert } from '../../kit/Alert.tsx';
import { Fallback } from '../../kit/Fallback.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { makeOnline } from '../../table/client/lobby.ts';
import { optionWords, scenarioIn } from '../../table/houseRules.ts';
import type { Sheet } from '../../worker/api.ts';
import { tablesWorker } from '../../worker/client.ts';
import { OptionsPart } from './OptionsPart.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SeatsPart } from './SeatsPart.tsx';
import { TablePart } from './TablePart.tsx';
import { keepOwnName } from '../../storage/person.ts';
import { isTableScreen, newChair, programsAt, seatsHere } from './chairs.ts';
import { type FixedOptions, useFixedOptions } from './fixed.ts';
import { seedOf } from '../../kit/seedOf.ts';
import { valueOf } from '../../table/shown.ts';
import { rolesOf, useModule } from './useModule.ts';
import { useSetupForm } from './useSetupForm.ts';
import './setup.css';
import './options.css';

export default function Setup({ game }: { game: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isPlayable(game))
      tablesWorker.sheet(game).then(setSheet, (error: Error) => setProblem(error.message));
  }, [game]);
  const fixed = useFixedOptions(setProblem);
  if (!isPlayable(game)) return <Fallback problem="There is no such game here." />;
  return (
    <div className="page" data-game={titleOf(game)?.accent}>
      <PageHeader place="play" />
      <main className="setup">
        <header>
          <i className="gametag" />
          <h1>New table: {titleOf(game)?.name}</h1>
          {titleOf(game)?.puzzles === true && <Link href={`/puzzles/${game}`}>Find the move</Link>}
        </header>
        <Alert words={problem} />
        {sheet !== null && fixed !== null && <Form key={game} game={game} sheet={sheet} fixed={fixed} />}
      </main>
    </div>
  );
}

/** 'Mission: a campaign begins …' for 'options.mission: a campaign begins …': the form has names for its fields. */
const spoken = (message: string, { options }: Sheet): string =>
  message
    .replace(/^options\.(\w+)/, (field, key: string) => options[key]?.label ?? field)
    .replace(/^seats/, 'Seats');

/** What a link to the set-up has settled: a list of units by its name, and options. */
function Given({ fixed, sheet }: Pick<FormProps, 'fixed' | 'sheet'>) {
  const words = Object.entries(fixed).flatMap(([key, value]) => {
    const option = sheet.options[key];
    if (option !== undefined) return [`${option.label}: ${optionWords(option, value)}`];
    return typeof value === 'string' ? [`With ${value.split('\n')[0]}`] : [];
  });
  return words.length > 0 && <p className="home-made">{words.join(' · ')}</p>;
}

interface FormProps {
  game: string;
  sheet: Sheet;
  fixed: FixedOptions;
}

function Form({ game, sheet, fixed }: FormProps) {
  const [problem, setProblem] = useState({ words: '', asked: '' });
  const form = useSetupForm(game, sheet, fixed);
  const module = useModule(game);
  const { wish, chairs, shared, cover, options } = form;
  const askedWith = (people: typeof chairs): string => JSON.stringify({ options, chairs: people });
  const fail = ({ message }: Error): void => {
    const words = spoken(message, sheet);
    const more = [...chairs, newChair(chairs.length, 'other')];
    if (!message.startsWith('seats') || more.length > sheet.seats.most)
      return setProblem({ words, asked: askedWith(chairs) });
    // Too few people sit here: another seat is added.
    form.setChairs(more);
    setProblem({
      words: `${words}. A seat was added: say who sits there, and begin.`,
      asked: askedWith(more),
    });
  };
  const programs = programsAt(chairs);
  const start = (event: FormEvent): void => {
    event.preventDefault();
    tablesWorker
      .start({
        ...wish,
        programs,
        cover: shared && cover,
        ...(!form.hints && { hints: 'off' as const }),
        ...(form.seed.trim() !== '' && { seed: seedOf(form.seed) }),
      })
      .then((row) => go(`/table/${row.id}`), fail);
  };
  const online = (): void => {
    const own = chairs.find(({ who }) => who === 'me');
    if (own !== undefined && own.name !== newChair(chairs.indexOf(own), 'me').name) keepOwnName(own.name);
    const { pace, watchDelay, keepTalk, hints } = form;
    const agreed = {
      ...wish,
      ...(pace !== null && { pace }),
      ...(watchDelay > 0 && { watchDelay }),
      ...(keepTalk && { keepTalk }),
      ...(!hints && { hints }),
    };
    makeOnline(agreed, seatsHere(chairs), programs).then(go, fail);
  };
  const screen = isTableScreen(chairs);
  const scenario = scenarioIn(fixed);
  const chosen = Object.fromEntries(
    Object.keys(sheet.options).map((key) => [key, valueOf(sheet.options, options, key)]),
  );
  return (
    <>
      {scenario !== null && (
        <p className="home-made">
          <b>Home-made scenario:</b> {scenario.name}
        </p>
      )}
      {scenario === null && <Given fixed={fixed} sheet={sheet} />}
      <form onSubmit={start}>
        <SeatsPart seats={sheet.seats} form={form} roles={rolesOf(module?.roles?.(chosen, chairs.length))} />
        <TablePart form={form} />
        <OptionsPart {...{ game, sheet, form, module, fixed }} started={wish} />
        <OtherWays game={game} module={module} />
        <div className="flex-row commit">
          {/* The error is hidden once the seats have changed, because it may be corrected. */}
          <Alert words={problem.asked === askedWith(chairs) ? problem.words : ''} />
          <button type="submit" className="button primary">
            <Icon name="play" size={14} />
            Play on this device
          </button>
          <button type="button" className="button" onClick={online}>
            <Icon name="link" />
            {screen ? 'Open the table on this screen, phones join' : 'Open online, others join by link'}
          </button>
        </div>
      </form>
    </>
  );
}
