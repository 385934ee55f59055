// The way through a mission: its nodes in order, what is known of each, and how it was left.
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { goalsOf } from './goals.ts';
import type { NodeView, View } from '@xenotable/earth-war/preview';

const SIGNS: Record<string, IconName> = {
  combat: 'burst',
  check: 'search',
  supply: 'ammo',
  rest: 'heal',
  choice: 'branch',
};

const ENDS: Record<NodeView['end'], string> = {
  '': '',
  cleared: 'cleared',
  'broken off': 'contact broken',
  charges: 'blown up',
  held: 'held',
  done: 'done',
  failed: 'failed',
  skipped: 'passed by',
};

const listed = (node: NodeView): string =>
  node.cards?.map((one) => `${one.count}× ${one.kind}`).join(', ') ??
  (node.kind === 'combat' ? 'list hidden until reached' : '');

const state = (node: NodeView): string => (node.end === '' && node.here ? 'here' : ENDS[node.end]);

function Full({ node }: { node: NodeView }) {
  return (
    <>
      <b>{node.title}</b>
      <span className="muted">{listed(node)}</span>
      <em>{state(node)}</em>
    </>
  );
}

/** In a strip only the present node is named; the others are named to screen readers. */
function Brief({ node }: { node: NodeView }) {
  return node.here ? (
    <b>{node.title}</b>
  ) : (
    <span className="visually-hidden">{`${node.title} ${state(node)}`}</span>
  );
}

export function MissionMap({ view, small = false }: { view: View; small?: boolean }) {
  return (
    <ol className={`nodes plain${small ? ' small' : ''}`} aria-label={`Nodes of ${view.mission.name}`}>
      {view.mission.map.map((node) => (
        <li
          key={node.number}
          className={[
            node.here && node.end === '' && 'here',
            node.end !== '' && 'past',
            node.end === 'skipped' && 'skipped',
          ]
            .filter(Boolean)
            .join(' ')}
          aria-current={node.here ? 'step' : undefined}
        >
          <i>
            <Icon name={SIGNS[node.kind] ?? 'flag'} size={small ? 14 : 20} />
          </i>
          {small ? <Brief node={node} /> : <Full node={node} />}
        </li>
      ))}
    </ol>
  );
}

export function Goals({ view }: { view: View }) {
  const states = new Map(goalsOf(view, 'table').map(({ id, state }) => [id, state]));
  return (
    <ul className="ew-goals plain" aria-label="Goals">
      {view.mission.goals.map((goal) => {
        const lost = states.get(goal.id) === 'lost';
        const open = goal.primary ? 'flag' : 'star';
        return (
          <li key={goal.id} className={goal.points > 0 ? 'fulfilled' : ''}>
            <Icon name={goal.points > 0 ? 'check' : lost ? 'x' : open} size={15} />
            <span>
              {goal.text}
              {goal.primary && <span className="muted"> (primary)</span>}
              {lost && <span className="muted"> (out of reach)</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
