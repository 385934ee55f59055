// Before a mission: who comes along, and what points buy.
import { Thing } from '../../board/Thing.tsx';
import { Chain } from '../../draw/Chain.tsx';
import { Token } from '../../draw/Token.tsx';
import type { BoardProps } from '../contract.ts';
import { chainWords, colourOf, glyphOf, linksOf } from './faces.ts';
import { type Choice, type Faction, type TypeName, type View, typeOf } from './rulebook.ts';
import { typeThing } from './things.ts';

function Recruit({ type, ...props }: BoardProps<View> & { type: TypeName }) {
  const card = typeOf(type);
  return (
    <Thing
      id={typeThing(type)}
      on={props}
      label={`${type}, LV${card.level}, ${card.hearts} hearts, ${card.chains.map(chainWords).join(' or ')}`}
      className="recruit"
    >
      <Token side={colourOf(card.kin as Faction)} glyph={glyphOf(type)} size={44} wounds={{ max: card.hearts, lost: 0 }} pips={card.stars} />
      <span>
        <b>{type}</b>
        <small>
          LV{card.level} · move {card.move}
          {card.armor > 0 && ` · armor ${card.armor}`}
        </small>
        {card.chains.map((chain) => (
          <Chain key={chain.text} links={linksOf(chain)} />
        ))}
      </span>
    </Thing>
  );
}

export function Muster(props: BoardProps<View>) {
  const { view, ask } = props;
  const types = (ask?.offers ?? []).flatMap(({ choice }) => ((choice as Choice).do === 'recruit' ? [(choice as { type: TypeName }).type] : []));
  const chosen = view.armies.flatMap((army) => army.secret?.squad ?? []);
  return (
    <div className="cc-muster">
      <header>
        <h2>{view.title}</h2>
        <p className="mut">{view.variationName}</p>
      </header>
      <h3 className="lbl">Your squad</h3>
      {chosen.length === 0 ? (
        <p className="mut">Nobody yet.</p>
      ) : (
        <ul className="chosen" aria-label="Your squad">
          {chosen.map((type, i) => (
            <li key={i}>
              <Token side={colourOf(typeOf(type).kin as Faction)} glyph={glyphOf(type)} size={40} />
              {type}
            </li>
          ))}
        </ul>
      )}
      {types.length > 0 && (
        <>
          <h3 className="lbl">Who comes along?</h3>
          <ul className="recruits" aria-label="Recruits">
            {types.map((type) => (
              <li key={type}>
                <Recruit {...props} type={type} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
