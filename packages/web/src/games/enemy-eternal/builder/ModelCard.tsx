// One model of the Squad: what it carries in its slots, each opened by a click, and the mark of the Leader.
import { useState } from 'react';
import { OptionRow } from '../../../table/builder/OptionRow.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { glyphOf, letterOf, sideOfFaction } from '../shared/faces.ts';
import { OwnName } from '../../../table/builder/OwnName.tsx';
import { profileOf, typeOf, weaponName } from '@xenotable/enemy-eternal/content';
import { type Squad, type SquadRules, priceOf } from '@xenotable/enemy-eternal/preview';
import { type Slot, barTo, changed, christened, dismissed, fittingsOf, led } from './edit.ts';

interface ModelCardProps {
  squad: Squad;
  at: number;
  name: string;
  rules: SquadRules;
  change(squad: Squad): void;
}

/** The slots of a model with what they hold; two for attachments and utilities. */
function slotsOf(one: Squad['models'][number]): { slot: Slot; holds: string | null; empty: string }[] {
  const unit = profileOf(one);
  return [
    ...(unit.primary.length > 0
      ? [{ slot: 'primary' as const, holds: weaponName(one, 'primary'), empty: 'no weapon' }]
      : []),
    ...(unit.secondary.length > 0
      ? [{ slot: 'secondary' as const, holds: weaponName(one, 'secondary'), empty: 'no weapon' }]
      : []),
    ...(unit.noVest ? [] : [{ slot: 'vest' as const, holds: one.vest, empty: 'Armour' }]),
    ...[0, 1].map((i) => ({ slot: 'items' as const, holds: one.items[i]?.item ?? null, empty: 'Item' })),
  ];
}

function Called({ squad, at, name, change }: Omit<ModelCardProps, 'rules'>) {
  const called = squad.models[at]?.called ?? '';
  const keep = (given: string): void => change(christened(squad, at, given));
  return <OwnName key={called} of={name} called={called} keep={keep} />;
}

export function ModelCard({ squad, at, name, rules, change }: ModelCardProps) {
  const [open, setOpen] = useState<Slot | null>(null);
  const one = squad.models[at];
  if (one === undefined) return null;
  const { skills, armour, rules: special } = profileOf(one);
  return (
    <article className={`entry${open === null ? '' : ' open'}`} aria-label={name}>
      <Token
        side={sideOfFaction(squad.faction)}
        glyph={glyphOf(one.unit)}
        letter={letterOf({ ...one, name })}
        pips={one.leader ? 1 : 0}
        size={54}
      />
      <div>
        <h3>
          {one.called === undefined ? name : typeOf(one)}
          {one.free && <span className="chip">free</span>}
          <Called {...{ squad, at, name, change }} />
        </h3>
        <p className="ee-profile">
          AIM {skills.AIM} · HEALTH {skills.HEALTH} · MOBILITY {skills.MOBILITY} · WILL {skills.WILL} ·{' '}
          {armour.type} {armour.value}
          {special.length > 0 && ` · ${special.join(', ')}`}
        </p>
      </div>
      <strong>{priceOf(one, rules.options)}</strong>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name}`}
        onClick={() => change(dismissed(squad, at))}
      >
        <Icon name="x" size={16} />
      </button>
      <div className="ee-slots">
        <button
          type="button"
          className={one.leader ? 'slot lead active' : 'slot lead'}
          aria-pressed={one.leader}
          onClick={() => change(led(squad, at))}
        >
          <Icon name="star" size={14} /> Leader
        </button>
        {slotsOf(one).map(({ slot, holds, empty }, i) => (
          <button
            key={i}
            type="button"
            className={`slot${holds === null ? ' empty' : ''}${open === slot ? ' active' : ''}`}
            aria-expanded={open === slot}
            onClick={() => setOpen(open === slot ? null : slot)}
          >
            {holds === null && <Icon name="plus" size={12} />}
            {holds ?? empty}
          </button>
        ))}
      </div>
      {open !== null && (
        <ul className="options" aria-label={`${open} of ${name}`}>
          {fittingsOf(one, open).map((fitting) => {
            const after = changed(squad, at, fitting.change);
            return (
              <OptionRow
                key={fitting.name}
                name={fitting.name}
                note={fitting.note}
                price={fitting.price}
                checked={fitting.checked}
                bar={fitting.checked ? null : barTo(squad, after, rules)}
                toggle={() => change(after)}
              />
            );
          })}
        </ul>
      )}
    </article>
  );
}
