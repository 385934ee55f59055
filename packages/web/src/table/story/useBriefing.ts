// When the briefing is shown: before a player's first decision of a mission, and on demand.
import { useEffect, useState } from 'react';
import { awaitBriefing, briefingsRead, keepBriefed } from '../../storage/briefed.ts';
import { useSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';

export interface BriefingHere {
  /** The mission it is about; null: none. */
  mission: string | null;
  /** Shown before the first decision, or because the player opened it. */
  shown: 'first' | 'again' | null;
  open(): void;
  close(): void;
}

/** People who share a screen without secrets read it together; so do those whose briefing is the same. */
const TOGETHER = 'everybody here';

/** The person behind the viewer: somebody who has several seats is told once. */
function personOf({ view, viewer, seats, online, secrets }: TableState, module: GameModule): string | null {
  if (viewer === 'table') return null;
  const alone = online || module.briefedAlone?.(view, viewer) === true;
  return alone || (secrets && module.briefedAlone === undefined)
    ? (seats[viewer]?.player ?? `seat ${viewer}`)
    : TOGETHER;
}

/** Whether this player has already decided something here, as in a copy of an earlier game. */
const hasDecided = ({ lines, viewer, undone }: TableState): boolean =>
  lines.some((line) => line.entry >= 0 && line.seat === viewer && !undone.has(line.entry));

/** Whether the player should be shown this mission now. Later missions come in the middle of a game. */
function isNew(state: TableState, who: string, title: string): boolean {
  const read = briefingsRead(state.id, who);
  return read === null ? !hasDecided(state) : !read.includes(title);
}

/** At different devices a player whose turn has not come reads it meanwhile. */
const waitsOnline = ({ online, viewer, mine }: TableState): boolean =>
  online && viewer !== 'table' && mine.includes(viewer);

export function useBriefing(state: TableState, module: GameModule, taught: boolean): BriefingHere {
  const { briefings } = useSettings();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const who = personOf(state, module);
  const mission = module.mission?.(state.view) ?? null;
  const key = `${who} ${mission}`;
  // Traits, lists and places may be chosen before the mission is drawn.
  const before = mission === null && who !== null && state.over === null && !hasDecided(state) ? who : null;
  useEffect(() => {
    if (before !== null) awaitBriefing(state.id, before);
  }, [state.id, before]);
  const first =
    briefings &&
    !taught &&
    mission !== null &&
    who !== null &&
    closed !== key &&
    (state.ask !== null || waitsOnline(state)) &&
    state.over === null &&
    isNew(state, who, mission);
  return {
    mission,
    shown: mission === null ? null : first ? 'first' : open ? 'again' : null,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (!first) return;
      setClosed(key);
      keepBriefed(state.id, who, mission);
    },
  };
}
