// Home-made campaigns: a file with scenarios of one title that are played in order.
import { BadInput } from '../read/badInput.ts';
import { type Reader, fields, listOf, oneOf } from '../read/readers.ts';
import { type ScenarioHead, headOf, headReaders, scenarioData } from './scenario.ts';

export interface OwnCampaign<S extends ScenarioHead = ScenarioHead> extends ScenarioHead {
  kind: 'campaign';
  /** 1 to MOST_BATTLES. */
  battles: S[];
}

export const MOST_BATTLES = 12;

export const campaignOf = <S extends ScenarioHead>(
  head: Partial<ScenarioHead> & { name: string },
  battles: S[],
): OwnCampaign<S> => ({ ...headOf(head), kind: 'campaign', battles });

/** Makes the reader for campaigns of a title, from data or JSON text; `unfit` says why a scenario cannot be part of one. */
export function campaignReader<S extends ScenarioHead>(
  game: string,
  readBattle: Reader<S>,
  unfit: (battle: S) => string | null = () => null,
): (value: unknown, where?: string) => OwnCampaign<S> {
  const head = headReaders(game);
  const read = fields(
    { ...head.needed, kind: oneOf(['campaign'] as const), battles: listOf(readBattle) },
    head.free,
  );
  return (value, where = 'campaign') => {
    const given = read(scenarioData(value, where), where);
    const { battles } = given;
    if (battles.length === 0 || battles.length > MOST_BATTLES)
      throw new BadInput(`${where}.battles`, `must be 1 to ${MOST_BATTLES} battles, not ${battles.length}`);
    battles.forEach((battle, i) => {
      const reason = unfit(battle);
      if (reason !== null) throw new BadInput(`${where}.battles[${i}]`, reason);
    });
    return campaignOf(given, battles);
  };
}
