// The viewer's units below the map; while one acts, its chains beside it.
import { same } from '@xenotable/kernel';
import type { Pointing } from '../../boards/things.ts';
import { nextChoice } from './shared/plan.ts';
import { starsOf } from './shared/stars.ts';
import { choiceOf, offeredIn } from './shared/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Chain } from '../../kit/draw/Chain.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { chainWords, linksOf, spokenUnit, squadOf, tokenOf, unitOf } from './shared/faces.ts';
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  actionsLeft,
  chainsFor,
  chainThing,
  nameOf,
  type Unit,
  unitThing,
  type View,
} from '@xenotable/chibi-commander/preview';

/** A card of who has not acted: pointing at it ends the activation of who acts now, and goes on with it. */
function onNext(props: BoardProps<View>, unit: Unit): Pointing {
  const { view, ask, picked } = props;
  const { ready, target } = props.standing(unitThing(unit.id));
  const next = ready || target ? null : nextChoice(view, offeredIn(ask), unitThing(unit.id));
  if (next === null) return props;
  return {
    ...props,
    standing: (thing) => ({
      ...props.standing(thing),
      ready: view.acting?.actions === 0,
      refused: null,
      picked: same(next, picked),
    }),
    touch: () => (same(next, picked) ? props.commit() : props.pick(next)),
  };
}

function Card(props: BoardProps<View> & { unit: Unit }) {
  const { view, unit } = props;
  const on = onNext(props, unit);
  const acting = view.acting?.unit === unit.id;
  const left = actionsLeft(view, unit);
  const { hearts } = typeOf(unit.type);
  const stars = starsOf(view, unit.id);
  const words =
    unit.fate === 'waiting'
      ? `${nameOf(view, unit.id)}, still to come`
      : `${spokenUnit(view, unit)}, ${left} ${left === 1 ? 'action' : 'actions'} left${stars.all > 0 ? `, ${stars.left} of ${stars.all} ${stars.all === 1 ? 'star' : 'stars'}` : ''}`;
  return (
    <li className={acting ? 'active' : ''}>
      <Thing id={unitThing(unit.id)} on={on} label={words} className="ucard">
        <Token {...tokenOf(view, unit)} size={42} />
        <span>
          <b>{nameOf(view, unit.id)}</b>
          <span className="pips">
            {unit.fate !== 'waiting' && [0, 1].map((i) => <i key={i} className={i < left ? 'active' : ''} />)}
            <em>
              {unit.fate === 'waiting' ? (
                'to come'
              ) : unit.coma ? (
                'coma'
              ) : (
                <>
                  <Icon name="heart" size={12} /> {hearts - unit.lost}
                  {stars.all > 0 && (
                    <>
                      {' '}
                      <Icon name="star" size={12} /> {stars.left}
                    </>
                  )}
                </>
              )}
            </em>
          </span>
        </span>
      </Thing>
      {acting && <Chains {...props} />}
    </li>
  );
}

/** The chains that the acting unit may begin now. */
function Chains(props: BoardProps<View>) {
  const { view, ask } = props;
  const { acting } = view;
  const uses =
    ask?.offers.flatMap(({ choice }) => {
      const offer = choiceOf(choice);
      return offer.do === 'use' ? [offer.chain] : [];
    }) ?? [];
  const unit = acting === null ? null : unitOf(view, acting.unit);
  if (unit === null || uses.length === 0) return null;
  const chains = chainsFor(view, unit);
  return (
    <ul className="cc-chains" aria-label="Action chains">
      {chains.map((chain, i) =>
        uses.includes(i) ? (
          <li key={i}>
            <Thing id={chainThing(i)} on={props} label={`Use ${chainWords(chain)}`} className="chain-card">
              <Chain links={linksOf(chain)} />
            </Thing>
          </li>
        ) : null,
      )}
    </ul>
  );
}

export function Squad(props: BoardProps<View>) {
  const units = squadOf(props.view);
  if (units.length === 0) return null;
  const { acting } = props.view;
  // A unit that acts under somebody else's control has no card here.
  const foreign = acting !== null && units.every((unit) => unit.id !== acting.unit);
  return (
    <section className="cc-squad" aria-label="Your units">
      {foreign && <Chains {...props} />}
      <ul className={`cards${acting === null ? '' : ' busy'}`}>
        {units.map((unit) => (
          <Card key={unit.id} {...props} unit={unit} />
        ))}
      </ul>
    </section>
  );
}
