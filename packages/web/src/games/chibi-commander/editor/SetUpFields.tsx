// What else a mission sets: a landing, posts, bounds of the points, what the people's units can do.
import type { Scenario } from '@xenotable/chibi-commander/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, NumberField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton, without } from '../../../workshop/Sentence.tsx';
import { OptionalNumber } from './EventFields.tsx';

/** CC-SCN-14 */
function Landing({ scenario, change }: FormProps<Scenario>) {
  const { landing, ...rest } = scenario;
  return (
    <CheckField
      label="One unit of the squad may land in an area (painted under Zones)"
      value={landing !== undefined}
      change={(on) => change(on ? { ...rest, landing: ['10,6 13,9'] } : rest)}
    />
  );
}

/** CC-SCN-23 */
function PostFields({ scenario, change }: FormProps<Scenario>) {
  const { posts, ...rest } = scenario;
  return (
    <>
      <CheckField
        label="The squad is spread over posts when it sets up (painted under Zones)"
        value={posts !== undefined}
        change={(on) => change(on ? { ...rest, posts: { areas: [['10,14 13,15']] } } : rest)}
      />
      {posts !== undefined && (
        <div className="ed-sentence slots">
          <OptionalNumber
            label="At most in each (0: one in each first)"
            value={posts.most}
            most={12}
            change={(most) =>
              change({ ...scenario, posts: { areas: posts.areas, ...(most !== undefined && { most }) } })
            }
          />
          {posts.areas.map((_area, i) => (
            <div key={i} className="condition">
              <span>Post {i + 1}</span>
              <RemoveButton
                what={`post ${i + 1}`}
                remove={() => change({ ...scenario, posts: { ...posts, areas: without(posts.areas, i) } })}
              />
            </div>
          ))}
          <AddButton
            name="Another post"
            add={() => change({ ...scenario, posts: { ...posts, areas: [...posts.areas, ['0,0 1,1']] } })}
          />
        </div>
      )}
    </>
  );
}

/** CC-SCN-26 */
function Bound({ scenario, change, word }: FormProps<Scenario> & { word: 'least' | 'most' }) {
  const { total = {}, ...rest } = scenario;
  const { [word]: bound, ...other } = total;
  const set = (next: Scenario['total']): void =>
    change(next === undefined || Object.keys(next).length === 0 ? rest : { ...rest, total: next });
  return (
    <>
      <CheckField
        label={word === 'least' ? 'Points never fall below' : 'Points never rise above'}
        value={bound !== undefined}
        change={(on) => set(on ? { ...other, [word]: word === 'least' ? 0 : 5 } : other)}
      />
      {bound !== undefined && (
        <NumberField
          label="Points"
          value={bound}
          least={-99}
          most={99}
          change={(next) => set({ ...other, [word]: next })}
        />
      )}
    </>
  );
}

/** CC-SCN-27 */
function PowerFields({ scenario, change }: FormProps<Scenario>) {
  const { powers = {}, ...rest } = scenario;
  const { actions, armed, ...none } = powers;
  const set = (next: NonNullable<Scenario['powers']>): void =>
    change(Object.keys(next).length === 0 ? rest : { ...rest, powers: next });
  const arms = armed === true && { armed };
  return (
    <>
      <OptionalNumber
        label="Actions of the people’s units (0: two)"
        value={actions}
        most={4}
        change={(many) => set({ ...none, ...arms, ...(many !== undefined && { actions: many }) })}
      />
      {scenario.people === 'Invaders' && (
        <CheckField
          label="Civilians under Control may strike"
          value={armed === true}
          change={(on) =>
            set({ ...none, ...(actions !== undefined && { actions }), ...(on && { armed: true as const }) })
          }
        />
      )}
    </>
  );
}

export function SetUpFields({ scenario, change }: FormProps<Scenario>) {
  const automaton = scenario.play === 'against the automaton';
  return (
    <fieldset className="ed-sentences">
      <legend>Set-up and score</legend>
      {automaton && <Landing scenario={scenario} change={change} />}
      {automaton && <PostFields scenario={scenario} change={change} />}
      {automaton && <PowerFields scenario={scenario} change={change} />}
      <Bound scenario={scenario} change={change} word="least" />
      <Bound scenario={scenario} change={change} word="most" />
    </fieldset>
  );
}
