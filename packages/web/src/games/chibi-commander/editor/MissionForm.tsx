// What kind of mission it is: name and story, who plays, how far they see, how long it lasts.
import { type Scenario, type Side, SIDES } from '@xenotable/chibi-commander/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { HeadForm } from '../../../workshop/HeadForm.tsx';
import { FairnessLine } from './FairnessLine.tsx';
import { SetUpFields } from './SetUpFields.tsx';

const sides = SIDES.map((side): [Side, string] => [
  side,
  side === 'Earth' ? 'the Earth Force' : 'the Invaders',
]);

export function MissionForm({ scenario, change }: FormProps<Scenario>) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  return (
    <div className="ed-form">
      <HeadForm scenario={scenario} edit={edit} />
      <ChoiceField
        wide
        label="Play"
        value={scenario.play}
        choices={[
          ['against the automaton', 'against the automaton'],
          ['versus', 'versus'],
        ]}
        change={(play) => edit({ play, ...(play === 'versus' && { people: 'Earth' as const }) })}
      />
      {scenario.play === 'against the automaton' && (
        <ChoiceField
          wide
          label="People play"
          value={scenario.people}
          choices={sides}
          change={(people) => edit({ people, ...(people === 'Invaders' && { blips: false }) })}
        />
      )}
      <ChoiceField
        wide
        label="Who wins"
        value={scenario.victory ?? 'points'}
        choices={[
          ['points', 'by points'],
          ['goals', 'whoever reaches a goal that ends the mission'],
        ]}
        change={(how) => {
          const { victory: _before, ...rest } = scenario;
          change(how === 'goals' ? { ...rest, victory: how } : rest);
        }}
      />
      <NumberField
        label="Rounds"
        value={scenario.rounds}
        least={1}
        most={30}
        change={(rounds) => edit({ rounds })}
      />
      <NumberField
        label="Fields that units see"
        value={scenario.visibility}
        least={1}
        most={40}
        change={(visibility) => edit({ visibility })}
      />
      <ChoiceField
        wide
        label="Doors"
        value={scenario.doors}
        choices={[
          ['free', 'cost nothing, close with the turn'],
          ['one point', 'cost a point, stay open'],
        ]}
        change={(doors) => edit({ doors })}
      />
      <div className="ed-field wide">
        <CheckField label="Fog: no shot beyond sight" value={scenario.fog} change={(fog) => edit({ fog })} />
        <CheckField
          label="Invaders hide under Blips"
          value={scenario.blips}
          change={(blips) => edit({ blips })}
        />
      </div>
      <SetUpFields scenario={scenario} change={change} />
      <FairnessLine map={scenario.map} />
    </div>
  );
}
