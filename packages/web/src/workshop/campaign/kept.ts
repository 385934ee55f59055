// The home-made campaign that is played on this device: its battles, the progress, and the table of the current battle.
import { type OwnCampaign, type ScenarioHead, isObject, writeScenarioFile } from '@xenotable/kernel';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Format, type Stored, keyOf, stored } from '../../storage/stored.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { CampaignCraft } from './contract.ts';

export interface Played<S extends ScenarioHead, P> {
  campaign: OwnCampaign<S>;
  /** Null while something must be chosen before the first battle. */
  progress: P | null;
  /** The table of the current battle. */
  table: string | null;
}

const schema = v.object({
  campaign: v.string(),
  progress: v.nullable(v.string()),
  table: v.nullable(v.string()),
});

const keyFor = (game: string): string => keyOf('campaign', game);

export function keptFor<S extends ScenarioHead, P>({
  craft,
  read,
  progress: format,
}: Pick<CampaignCraft<S, P>, 'craft' | 'read' | 'progress'>): Stored<Played<S, P> | null> {
  const whole: Format<Played<S, P> | null> = {
    read(text) {
      const value: unknown = JSON.parse(text);
      if (value === null) return null;
      const { campaign, progress, table } = v.parse(schema, value);
      return { campaign: read(campaign), progress: progress === null ? null : format.read(progress), table };
    },
    write: (played) =>
      JSON.stringify(
        played && {
          campaign: writeScenarioFile(played.campaign),
          progress: played.progress === null ? null : format.write(played.progress),
          table: played.table,
        },
      ),
  };
  return stored(keyFor(craft.game), whole, null, 'Your own campaign');
}

/** Whether the table at this address is a battle of the stored campaign. */
export function isOfCampaign(game: string): boolean {
  const asIs: Format<unknown> = { read: (text) => JSON.parse(text) as unknown, write: JSON.stringify };
  const kept = stored(keyFor(game), asIs, null, 'Your own campaign').read();
  return (
    isObject(kept) && typeof kept['table'] === 'string' && location.pathname === `/table/${kept['table']}`
  );
}

/** The campaign after the current battle; unchanged if that is not over. */
async function followed<S extends ScenarioHead, P>(
  { after }: Pick<CampaignCraft<S, P>, 'after'>,
  played: Played<S, P>,
): Promise<Played<S, P>> {
  const { progress, table } = played;
  if (progress === null || table === null) return played;
  const row = (await tablesWorker.tables()).find(({ id }) => id === table);
  // Its table was deleted: the battle is played again.
  if (row === undefined) return { ...played, table: null };
  if (row.over === null) return played;
  const { view } = await tablesWorker.glance(table);
  return { ...played, progress: after(progress, { over: row.over, view }), table: null };
}

export function usePlayed<S extends ScenarioHead, P>(craft: CampaignCraft<S, P>) {
  const [kept] = useState(() => keptFor(craft));
  const [played, setPlayed] = useState(() => kept.read());
  const put = useCallback(
    (next: Played<S, P> | null): void => {
      kept.write(next);
      setPlayed(next);
    },
    [kept],
  );
  useEffect(() => {
    let left = false;
    const now = kept.read();
    if (now !== null) void followed(craft, now).then((next) => left || next === now || put(next));
    return () => {
      left = true;
    };
  }, [craft, kept, put]);
  return { played, put };
}
