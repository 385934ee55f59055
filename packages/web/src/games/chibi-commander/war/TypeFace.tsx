// A type of unit on a row of the lists: token, numbers, what it can do.
import { Chain } from '../../../kit/draw/Chain.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { chainWords, colourOf, glyphOf, linksOf } from '../shared/faces.ts';
import { type TypeName, typeOf } from '@xenotable/chibi-commander/content';
import { kinOf } from './quarters.ts';

/** In one sentence, for who cannot see the symbols. */
export function spokenType(type: TypeName): string {
  const card = typeOf(type);
  return `${type}, LV${card.level}, ${card.hearts} hearts, ${card.chains.map(chainWords).join(' or ')}`;
}

export function TypeFace({ type, note, size = 44 }: { type: TypeName; note?: string; size?: number }) {
  const card = typeOf(type);
  return (
    <>
      <Token
        side={colourOf(kinOf(type))}
        glyph={glyphOf(type)}
        size={size}
        wounds={{ max: card.hearts, lost: 0 }}
        pips={card.stars}
      />
      <span className="person">
        <b>{type}</b>
        <small>
          LV{card.level} · {card.hearts} hearts · move {card.move}
          {card.armor > 0 && ` · armor ${card.armor}`}
          {note && ` · ${note}`}
        </small>
        <span className="chains">
          {card.chains.map((chain) => (
            <Chain key={chain.text} links={linksOf(chain)} />
          ))}
        </span>
      </span>
    </>
  );
}
