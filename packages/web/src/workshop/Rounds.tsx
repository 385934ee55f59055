// The rounds of a scenario in a row, with what happens in each; triggers without a round are named below.

export interface Moment {
  round: number;
  words: string;
}

interface RoundsProps {
  rounds: number;
  moments: readonly Moment[];
  /** What comes due by something else than a round. */
  loose: readonly string[];
  /** What the title calls a round. */
  name?: 'Round' | 'Turn';
}

export function Rounds({ rounds, moments, loose, name = 'Round' }: RoundsProps) {
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  return (
    <section className="ed-rounds" aria-label="What happens when">
      <ol>
        {numbers.map((round) => {
          const due = moments.filter((moment) => moment.round === round).map(({ words }) => words);
          return (
            <li key={round} className={due.length > 0 ? 'eventful' : ''} title={due.join(', ')}>
              {round}
              <span className="visually-hidden">{due.length > 0 ? `: ${due.join(', ')}` : ''}</span>
            </li>
          );
        })}
      </ol>
      <ul className="plain">
        {numbers.flatMap((round) => {
          const due = moments.filter((moment) => moment.round === round).map(({ words }) => words);
          return due.length === 0
            ? []
            : [
                <li key={round}>
                  <b>
                    {name} {round}
                  </b>{' '}
                  {due.join(', ')}
                </li>,
              ];
        })}
        {loose.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
