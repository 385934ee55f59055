// What dice are for, said before they fall: people with dice of their own are asked for them.
import type { Happening } from './happenings.ts';

export function rolls(what: Happening): string | null {
  switch (what.type) {
    case 'hit':
    case 'missed':
      return `${what.model} ${what.close ? 'strikes at' : 'fires at'} ${what.at} with the ${what.weapon}`;
    case 'armour':
      return `${what.model} tests armour`;
    case 'sustain':
      return `${what.model} clings to life`;
    case 'scatter':
      return `Does the shot of ${what.model} go wide?`;
    case 'deflect':
      return `${what.model} tries to deflect the shot`;
    case 'mindspin':
      return `${what.model} spins the mind of ${what.at}`;
    case 'test':
      return `${what.model}: ${what.what}`;
    case 'card':
      return `What ${what.model} does, on the ${what.card} card`;
    case 'stands up':
      return `${what.model} stands up`;
    case 'suppressed':
      return `${what.model} tests WILL under fire`;
    case 'infirmary':
      return `${what.model} lies in the Infirmary`;
    case 'rallied':
      return `${what.model} rallies`;
    case 'hack table':
      return `${what.model} on the Hack table`;
    case 'volatile':
      return `${what.model} may explode`;
    case 'pod scattered':
      return 'How far off a pod comes into view';
    case 'rolled off':
      return 'Roll-off';
    default:
      return null;
  }
}
