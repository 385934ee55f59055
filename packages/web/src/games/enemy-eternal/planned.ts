// What is planned, as a question to the player.
import { capital } from '../../kit/words.ts';
import { percentOf } from '../../kit/draw/text.ts';
import { aimOf } from './shared/notes.ts';
import {
  type AimView,
  type Choice,
  type Preview,
  type View,
  nameOf,
  previewOf,
} from '@xenotable/enemy-eternal/preview';

interface Plan {
  sentence: string;
  button: string;
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** EE-OVW-02 Who may fire at the way there. */
const shotsFirst = (plan: Preview | null, view: View): string =>
  plan === null || plan.reactions.length === 0
    ? ''
    : ` ${listed(plan.reactions.map((one) => nameOf(view, one.model)))} may shoot first.`;

const actionsOf = (choice: Choice): string =>
  'actions' in choice && choice.actions === 2 ? ', with two actions' : '';

function attack(choice: Choice, aim: AimView, view: View): Plan {
  const chance = percentOf(aim.ways, aim.of);
  const deed = choice.do === 'charge' ? 'charge' : choice.do === 'mindspin' ? 'spin the mind of' : 'fire at';
  const verb = aim.close && choice.do === 'attack' ? 'strike' : deed;
  const after = 'then' in choice && choice.then === 'moves' ? ' and move after it' : '';
  return {
    sentence: `${nameOf(view, aim.by)}: ${verb} ${nameOf(view, aim.target)} with the ${aim.weapon}${actionsOf(choice)}${after}?${shotsFirst(previewOf(view, choice), view)}`,
    button: `${capital(verb.replace(/ .*/, ''))}, ${chance}`,
  };
}

export function plannedOf(choice: Choice, view: View): Plan | null {
  const aim = aimOf(choice, view);
  if (aim !== undefined) return attack(choice, aim, view);
  if (choice.do === 'muster')
    return {
      sentence: `Muster ${choice.squad.name}, ${choice.squad.models.length} models?`,
      button: 'Muster this Squad',
    };
  const active = view.shown.active;
  if (active === null) return null;
  const name = nameOf(view, active.model);
  switch (choice.do) {
    case 'run':
    case 'climb': {
      const plan = previewOf(view, choice);
      const cost = plan === null ? '' : ` ${plan.cost}`;
      return {
        sentence: `${name}: ${choice.do}${cost} to (${choice.to.join()})${actionsOf(choice)}?${shotsFirst(plan, view)}`,
        button: choice.do === 'run' ? 'Run' : 'Climb',
      };
    }
    case 'overwatch':
      return {
        sentence: `${name}: watch with the ${choice.weapon}, and fire at an enemy who moves in the marked area?`,
        button: 'Overwatch',
      };
    case 'end':
      return {
        sentence: `${name}: end the activation? ${active.left === 2 ? 'Two actions are' : 'One action is'} left.`,
        button: 'End the activation',
      };
    default:
      return null;
  }
}
