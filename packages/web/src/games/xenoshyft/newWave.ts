// What a new wave brings, in one sentence.
import type { Seat } from '@xenotable/kernel';
import type { View } from '@xenotable/xenoshyft';
import { CARDS, abilityOf, shortName } from '@xenotable/xenoshyft/content';
import { seatOf, waveNews } from '@xenotable/xenoshyft/preview';

/** In the first round of a wave: what is new. */
export function newWave(view: View, seat: Seat): string | null {
  const news = waveNews(view);
  if (news === null) return null;
  const { division } = seatOf(view, seat);
  const power = news.supply > news.before && division !== '' && abilityOf(division, news.supply).text;
  return [
    `Wave ${view.wave}${news.name === '' ? '' : `, ${news.name},`} has begun`,
    news.troops.length > 0 &&
      `new for sale: ${news.troops.map((card) => shortName(CARDS[card].name)).join(', ')}`,
    power && `your Division: ${power}`,
  ]
    .filter(Boolean)
    .join('; ');
}
