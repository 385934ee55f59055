// The set-up sheet of a table's game, in the table's edition.
import { useEffect, useState } from 'react';
import type { RulesOf, Sheet } from '../worker/api.ts';
import { tablesWorker } from '../worker/client.ts';

/** Null until it is loaded. */
export function useSheet({ game, edition }: RulesOf): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    tablesWorker.sheet(game, edition).then(setSheet, () => setSheet(null));
  }, [game, edition]);
  return sheet;
}
