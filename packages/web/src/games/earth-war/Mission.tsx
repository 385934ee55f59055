// Between combats: the map, the goals, and the squad that takes rest, supplies or a decision.
import { Thing } from '../../boards/cards/Thing.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { Goals, MissionMap } from './MissionMap.tsx';
import { missionTitle } from './missionName.ts';
import { Squad } from './Squad.tsx';
import { type View, branchThing, choiceIn } from '@xenotable/earth-war/preview';

export function Mission(props: BoardProps<View>) {
  const { view, ask } = props;
  const branches = (ask?.offers ?? []).flatMap((offer) => {
    const choice = choiceIn(offer.choice);
    return choice.do === 'branch' ? [choice.branch] : [];
  });
  return (
    <div className="earth-war route">
      <header>
        <h2>{missionTitle(view.mission)}</h2>
        <p className="muted">{view.mission.story}</p>
      </header>
      <MissionMap view={view} />
      {branches.length > 0 && (
        <ul className="branches plain" aria-label="Ways">
          {branches.map((branch) => (
            <li key={branch}>
              <Thing id={branchThing(branch)} on={props} label={branch} className="order">
                <Icon name="branch" size={16} /> <b>{branch}</b>
              </Thing>
            </li>
          ))}
        </ul>
      )}
      <Goals view={view} />
      <Squad {...props} />
    </div>
  );
}
