// The next mission: which one, and how hard.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { MiniMap } from '../shared/MiniMap.tsx';
import { offeredIn } from '../shared/json.ts';
import { type Difficulty, type MissionId, type View, missionSheet } from '@xenotable/enemy-eternal/preview';

const HARDNESS: Record<Difficulty, { text: string; rule: string }> = {
  Easy: { text: 'The automaton has two dice fewer each round.', rule: 'EE-DIF-02' },
  Normal: { text: 'The automaton has one die fewer each round.', rule: 'EE-DIF-03' },
  Classic: { text: 'The automaton has a die for each of its models.', rule: 'EE-DIF-04' },
  Impossible: { text: 'The automaton has one die more: somebody acts twice.', rule: 'EE-DIF-05' },
};

/** From the easiest to the hardest. */
const LEVELS: readonly Difficulty[] = ['Easy', 'Normal', 'Classic', 'Impossible'];

function Briefing({ id }: { id: MissionId }) {
  const { name, text, rounds, map } = missionSheet(id);
  return (
    <>
      <MiniMap map={map} />
      <b>
        {id} {name}
      </b>
      <span>{text}</span>
      <small>{rounds} rounds</small>
    </>
  );
}

export function Missions({ next, ...props }: BoardProps<View> & { next: MissionId }) {
  const offered = offeredIn(props.ask);
  const battles = offered.flatMap((choice) => (choice.do === 'battle' ? [choice.mission] : []));
  const levels = LEVELS.filter((level) =>
    offered.some((choice) => choice.do === 'difficulty' && choice.difficulty === level),
  );
  return (
    <div className="ee-missions">
      {battles.length === 0 && (
        <section className="ee-briefing" aria-label="The next mission">
          <Briefing id={next} />
        </section>
      )}
      <section aria-label={battles.length > 0 ? 'Battles' : 'Difficulty'}>
        <h2 className="label">
          {battles.length > 0 ? 'Which battle is next?' : 'How hard?'}{' '}
          <RuleChip rule={battles.length > 0 ? 'EE-CAM-14' : 'EE-CAM-15'} />
        </h2>
        <div className="ee-cards">
          {battles.map((id) => (
            <Thing
              key={id}
              id={`mission:${id}`}
              label={`${id} ${missionSheet(id).name}`}
              on={props}
              className="ee-card"
            >
              <Briefing id={id} />
            </Thing>
          ))}
          {levels.map((level) => (
            <div key={level} className="ee-ruled">
              <Thing id={`difficulty:${level}`} label={level} on={props} className="ee-card">
                <b>{level}</b>
                <span>{HARDNESS[level].text}</span>
              </Thing>
              <RuleChip rule={HARDNESS[level].rule} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
