// Squads as lists that are kept, read and written.
import { type Faction, readySquads, unitOf } from '@xenotable/enemy-eternal/content';
import { type Squad, type View, costOf, readSquadText, squadText } from '@xenotable/enemy-eternal/preview';
import type { Lists } from '../../../table/builder/useBuilder.ts';

export const squads: Omit<Lists<Squad>, 'first'> = {
  game: 'enemy-eternal',
  write: squadText,
  read: readSquadText,
  nameOf: (squad) => squad.name,
};

/** EE-M-B3-02 EE-M-SE14-04 Missions that are won by tests on HACK. */
const HACKED: readonly string[] = ['B3', 'SE1.4'];

const bestHack = ({ models }: Squad): number =>
  Math.max(...models.map(({ unit }) => unitOf(unit).skills.HACK));

/** The Squad that the builder opens with: the first that is offered, or a ready one that is better at what the mission asks for. */
export function fittingSquad(view: View, offered: readonly Squad[], faction: Faction): Squad | undefined {
  const own = offered.filter((squad) => squad.faction === faction);
  if (!HACKED.includes(view.mission)) return own[0];
  const ready = Object.values(readySquads).filter(
    (squad) => squad.faction === faction && costOf(squad, view.options) <= view.limit,
  );
  return [...own, ...ready].toSorted((a, b) => bestHack(b) - bestHack(a))[0];
}
