// Everything about one unit, for the zoom panel.
import { type CourageView, type View, courageFor, profileView } from '@xenotable/xenos-rampant/preview';
import { inches } from '../../../boards/measured/inches.ts';
import { percentOf } from '../../../kit/draw/text.ts';
import type { Detail } from '../../../table/contract.ts';
import type { ThingId } from '../../../boards/things.ts';
import { buildWords, glyphOf, letterOf, sideOf } from './faces.ts';
import { fartherWords } from './range.ts';

/** What dice must show: '5+', or a dash for never. */
export const plus = (value: number): string => (value === 0 ? '–' : `${value}+`);

/** '4+, passed with 92 %': an ordinary test. */
export const courageWords = (courage: CourageView | null): string =>
  courage === null ? 'never tests' : `${courage.value}+, passed with ${percentOf(courage.ways, 36)}`;

export function detailOf(thing: ThingId, view: View): Detail | null {
  const [kind, name = ''] = thing.split(':');
  if (kind === 'house') {
    const building = view.buildings[Number(name)];
    if (building === undefined) return null;
    return {
      title: building.kind,
      kind: 'building',
      text: building.sp > 0 ? `${building.sp} strength points left.` : 'In ruins.',
      rule: 'XR-BLD-05',
    };
  }
  const unit = kind === 'unit' ? view.units[Number(name)] : undefined;
  if (unit === undefined) return null;
  const sheet = profileView(unit);
  const states = [
    unit.commander && 'the Commander',
    unit.suppressed && 'Suppressed',
    unit.grounded && 'Gone To Ground',
    unit.tried && (unit.owner === view.acting ? 'has acted' : 'acted in its last phase'),
  ]
    .filter(Boolean)
    .join(', ');
  return {
    token: {
      side: sideOf(unit.owner, view.owners.length),
      glyph: glyphOf(unit),
      letter: letterOf(unit, view),
    },
    title: unit.name,
    kind: buildWords(unit),
    text: states === '' ? `${unit.cost} points.` : `${unit.cost} points, ${states}.`,
    facts: [
      { label: 'Strength Points', value: `${unit.sp} of ${unit.start}`, rule: 'XR-GEN-07' },
      {
        label: 'Orders',
        value: sheet.orders.map(({ order, value }) => `${order} ${value}`).join(' · '),
        rule: 'XR-ORD-03',
      },
      { label: 'Attack / Defence Value', value: `${plus(unit.av)} / ${plus(unit.dv)}`, rule: 'XR-ATK-05' },
      {
        label: 'Shoot Value',
        value:
          unit.range === 0 ? '–' : `${plus(unit.sv)} at ${inches(unit.range)}${fartherWords(unit.range)}`,
        rule: 'XR-SHO-02',
      },
      { label: 'Armour', value: String(unit.armour), rule: 'XR-DMG-01' },
      { label: 'Courage', value: courageWords(courageFor(view, unit.id)), rule: 'XR-COU-09' },
      { label: 'Movement', value: inches(unit.maxMove), rule: 'XR-MOV-01' },
      ...sheet.rules.map(({ name, text, rule }) => ({ label: name, value: text, rule })),
      ...unit.powers.map((power) => ({ label: 'Power', value: power, rule: 'XR-PSY-02' })),
    ],
    rule: 'XR-GEO-02',
  };
}
