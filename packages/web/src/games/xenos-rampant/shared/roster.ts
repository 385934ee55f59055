// A detachment as a roster: one line for each unit.
import { TRAITS, type View, profileView } from '@xenotable/xenos-rampant/preview';
import { fartherWords } from './range.ts';

const STATES: Partial<Record<View['units'][number]['state'], string>> = {
  destroyed: 'destroyed',
  routed: 'routed',
  withdrawn: 'off the table',
  reserve: 'in reserve',
  absent: 'did not turn up',
};

/** 'Timid: the Commander may not be ordered to Attack'. */
const traitWords = (view: View, seat: number): string[] =>
  TRAITS.filter(({ name }) => view.owners[seat]?.traits.includes(name)).map(
    ({ name, text }) => `**${name}**: ${text}`,
  );

/** 'Heavy Infantry 1, Commander: 10 SP, Armour 3, shoots 5+ at 18" · Firefight'. */
export function rosterLines(view: View, seat: number): string[] {
  return view.units
    .filter((unit) => unit.owner === seat)
    .map((unit) => {
      const sheet = profileView(unit);
      const state = view.turn === 0 ? undefined : STATES[unit.state];
      const shoots =
        unit.range === 0
          ? 'does not shoot'
          : `shoots ${unit.sv}+ at ${unit.range / 100}"${fartherWords(unit.range)}`;
      return [
        `**${unit.name}**${unit.commander ? ', Commander' : ''}: ${state ?? `${unit.sp} of ${unit.start} SP`}, ${unit.cost} points, Armour ${unit.armour}, moves ${unit.maxMove / 100}", ${shoots}`,
        sheet.rules.map((rule) => rule.name).join(', '),
        ...(unit.commander ? traitWords(view, seat) : []),
      ]
        .filter((part) => part !== '')
        .join(' · ');
    });
}
