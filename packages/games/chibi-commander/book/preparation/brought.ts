// CC-CMP-16 A squad that people made before the table: it stands ready when squads are chosen, and its units have their names.
import { applies } from '@xenotable/kernel';
import { calledIn, readSquad, type SquadList } from '../../content/squadText.ts';
import type { Army, Table, Unit } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { versus } from '../who.ts';
import { muster, musterOffers } from './muster.ts';

/** The squad that an army brings along. In a duel squads are secret, and a campaign has its roster. */
function broughtBy(w: Table, army: Army): SquadList | null {
  const { squad, campaign } = w.options;
  return squad === undefined || campaign || army.seat < 0 || versus(w) ? null : readSquad(squad);
}

/** CC-CMP-16 Units of the list come in its order, as far as the mission takes them. */
export function enlist(play: Play, army: Army): void {
  const { w } = play;
  for (const type of broughtBy(w, army)?.types ?? []) {
    if (!musterOffers(w, army).some((offer) => offer.do === 'recruit' && offer.type === type)) continue;
    applies('CC-CMP-16');
    muster(play, army, { do: 'recruit', type });
  }
}

/** CC-CMP-16 Each unit gets the next name that the list has for its type. */
export function christen(w: Table, army: Army, units: readonly Unit[]): void {
  const brought = broughtBy(w, army);
  if (brought === null) return;
  const left = brought.types.map((type, i) => ({ type, name: calledIn(brought, i) }));
  for (const unit of units) {
    const at = left.findIndex(({ type }) => type === unit.type);
    const [own] = at < 0 ? [] : left.splice(at, 1);
    if (own !== undefined && own.name !== '') unit.called = own.name;
  }
}
