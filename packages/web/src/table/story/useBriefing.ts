// When the briefing is shown: before a player's first decision of a mission, and whenever somebody asks for it.
import { useEffect, useState } from 'react';
import { awaitBriefing, briefingsRead, keepBriefed } from '../../storage/briefed.ts';
import { useSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';

export interface BriefingHere {
  /** What it is about; null: nothing. */
  mission: string | null;
  /** It is shown: before the first decision, or because somebody wants to look it up. */
  shown: 'first' | 'again' | null;
  open(): void;
  close(): void;
}

/** The person behind the viewer: somebody who has several seats is told once. */
const personOf = ({ viewer, seats }: TableState): string | null =>
  viewer === 'table' ? null : (seats[viewer]?.player ?? `seat ${viewer}`);

/** Whether this player has decided something here: at a copy of an earlier game, at a table from before. */
const hasDecided = ({ lines, viewer, undone }: TableState): boolean =>
  lines.some((line) => line.entry >= 0 && line.seat === viewer && !undone.has(line.entry));

/** Whether the player should hear of this mission now. A mission after the first comes in the middle of a game. */
function isNew(state: TableState, who: string, title: string): boolean {
  const read = briefingsRead(state.id, who);
  return read === null ? !hasDecided(state) : !read.includes(title);
}

export function useBriefing(state: TableState, module: GameModule, taught: boolean): BriefingHere {
  const { briefings } = useSettings();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const who = personOf(state);
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
    state.ask !== null &&
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
