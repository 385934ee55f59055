// A card of the Shadows Setup: its back, or who it is, how it attacks at each range, and what kills it.
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { BANDS, type SlotView } from '@xenotable/earth-war/preview';
import type { CardKind } from '@xenotable/earth-war/content';
import { bystanderChance, enemyChance, isBystander, isShadow, shadowChance } from './faces.ts';
import { cardGlyph } from './shared/glyphs.ts';
import { keywords, laterOf } from './shared/keywords.ts';
import { cardTitle } from './shared/made.ts';

interface CardProps {
  slot: SlotView;
  /** What it is, as far as the viewer knows. */
  kind: CardKind | null;
  thin: boolean;
  /** What stands for its keyword Ambush: it may be used, or a dog keeps it from it. */
  ambush: string;
  /** Bystanders count for nothing. */
  patrol: boolean;
}

/** ATTACK in the four bands; a dash where it has none. */
export function Attack({ attack }: { attack: readonly number[] }) {
  return (
    <span className="attack" title="ATTACK by band, 5 or more underlined; its band is rolled in Step 5">
      {attack.map((rating, band) => (
        <span key={band} className={rating === 0 ? 'none' : rating >= 5 ? 'strong' : ''}>
          <small>{BANDS[band]?.charAt(0)}</small>
          <b>{rating === 0 ? '–' : rating}</b>
        </span>
      ))}
    </span>
  );
}

/** Wounds that it has, and those that kill it. */
function Health({ kills, before }: { kills: number; before: number }) {
  if (kills > 7)
    return (
      <span className="health">
        <Icon name="heart" size={13} /> <b>{kills - before}</b> of {kills}
      </span>
    );
  return (
    <span className="health">
      {Array.from({ length: kills }, (_, i) => (
        <i key={i} className={i < kills - before ? '' : 'lost'}>
          <Icon name="heart" size={13} />
        </i>
      ))}
    </span>
  );
}

function Enemy({ slot, kind, ambush }: { slot: SlotView; kind: CardKind; ambush: string }) {
  const later = laterOf(kind);
  return (
    <>
      {kind.cap > 0 && (
        <>
          <Attack attack={kind.attack} />
          <span className="manner">
            up to <b>{kind.cap}</b>, <b>{kind.target.toLowerCase()}</b>
          </span>
        </>
      )}
      {later !== null && <span className="manner later">{later.words}</span>}
      <span className="manner keys">
        {keywords(kind).replace('Ambush', ambush) || (kind.cap === 0 ? 'does not strike' : 'no keywords')}
      </span>
      <Health kills={slot.kills} before={slot.before} />
    </>
  );
}

interface FaceProps extends CardProps {
  kind: CardKind;
}

function Face({ slot, kind, thin, ambush, patrol }: FaceProps) {
  const { name } = kind;
  const shadow = isShadow(name);
  const bystander = isBystander(name);
  const later = laterOf(kind);
  return (
    <span className={`face ${shadow ? 'shadow' : bystander ? 'bystander' : 'enemy'}`}>
      <span className="face-head">
        {shadow ? 'Shadows' : thin ? name : cardTitle(kind, slot.card)}
        {kind.like !== undefined && <span className="made-mark">Home-made</span>}
      </span>
      <span className="face-art">
        <GlyphSign name={cardGlyph(kind)} size={thin ? 30 : 64} fill="currentColor" />
      </span>
      {!thin && shadow && (
        <>
          <span className="manner">no enemy here</span>
          <span className="manner keys">1 AMMO a wound</span>
        </>
      )}
      {!thin && bystander && (
        <>
          <span className="manner">do not shoot</span>
          <span className="manner keys">{patrol ? 'no points on a patrol' : 'help at CLOSE or SHORT'}</span>
          <Health kills={slot.kills} before={slot.before} />
        </>
      )}
      {!shadow && !bystander && !thin && <Enemy slot={slot} kind={kind} ambush={ambush} />}
      {thin && later !== null && <span className="manner later">{later.short}</span>}
      {!shadow && thin && <Health kills={slot.kills} before={slot.before} />}
    </span>
  );
}

function Back({ slot, thin }: { slot: SlotView; thin: boolean }) {
  const { could } = slot;
  const empty = could !== null && could.enemy === 0;
  const deduced = empty && could.bystander === 0;
  return (
    <span className={`face back${empty ? ' empty' : ''}`}>
      <span className="face-head">{thin && slot.number}</span>
      <span className="face-art">
        {deduced ? (
          <GlyphSign name="shadow" size={thin ? 30 : 64} fill="currentColor" />
        ) : (
          <b className="mark">?</b>
        )}
      </span>
      {thin && <span className="manner">{deduced ? 'shadow' : `${enemyChance(slot)} %`}</span>}
      {!thin && (
        <span className="manner">
          {deduced
            ? 'it can only be a shadow'
            : empty
              ? 'no enemy, perhaps somebody'
              : could !== null && could.bystander > 0
                ? `${shadowChance(slot)}\u00a0% shadow, ${bystanderChance(slot)}\u00a0% bystander`
                : could !== null && `${shadowChance(slot)} % shadow`}
        </span>
      )}
    </span>
  );
}

export function ShadowCard(props: CardProps) {
  const { slot, kind, thin } = props;
  return kind === null ? <Back slot={slot} thin={thin} /> : <Face {...props} kind={kind} />;
}
