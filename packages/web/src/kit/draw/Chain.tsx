// A unit's action as a chain of symbols, read from left to right.
import { Icon, type IconName } from './Icon.tsx';

const SYMBOLS = {
  move: 'arrow',
  range: 'cross',
  damage: 'power',
  blast: 'burst',
  heal: 'heal',
  psi: 'psi',
  tele: 'tele',
  twice: 'twice',
  long: 'long',
  star: 'star',
  armor: 'shield',
  heart: 'heart',
} as const satisfies Record<string, IconName>;

export type Link = readonly [symbol: keyof typeof SYMBOLS, count?: number];

export function Chain({ links }: { links: readonly Link[] }) {
  return (
    <span className="chain">
      {links.map(([symbol, count], i) => (
        <span
          key={i}
          className={`link ${symbol}`}
          title={count === undefined ? symbol : `${symbol} ${count}`}
        >
          <Icon name={SYMBOLS[symbol]} />
          {count !== undefined && <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}
