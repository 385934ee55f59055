// EE-AUT-13 What each mission has the automaton do for its objectives, in order. EE-CMP-10 On a real table the people see what can be done.
import type { RuleId } from '@xenotable/kernel';
import type { MissionId, Played } from '../table.ts';

interface Task {
  words: string;
  rule: RuleId;
}

const TASKS: Partial<Record<MissionId, Task>> = {
  B2: {
    words: 'Remove the charge from the monument once it is planted; else stay within 4″ of the monument.',
    rule: 'EE-M-B2-11',
  },
  B3: {
    words: 'Hack the nearest terminal that is not its own; else hold within 2″ of a terminal.',
    rule: 'EE-M-B3-07',
  },
  B4: {
    words:
      'Carry a crate home from round 4 on; pick up a crate within 6″; search the nearest full container.',
    rule: 'EE-M-B4-06',
  },
  B5: { words: 'Set the relay to its side; else hold the platform.', rule: 'EE-M-B5-06' },
  B6: { words: 'Attack the VIP once it is freed; else stay within 5″ of it.', rule: 'EE-M-B6-06' },
  B7: { words: 'Attack your Leader.', rule: 'EE-M-B7-06' },
  B8: { words: 'Hold the nearest zone that is not its own; else the centre.', rule: 'EE-M-B8-06' },
  'SE1.3': {
    words: 'Attack the informant once known; else stay within 4″ of the nearest civilian.',
    rule: 'EE-M-SE13-08',
  },
  'SE1.4': {
    words: 'Hack the relay while an upload runs; else stay within 2″ of the relay.',
    rule: 'EE-M-SE14-09',
  },
  'SE1.5': {
    words: 'Switch off a mast that is on; else stay within 3″ of the mast nearest to its marker.',
    rule: 'EE-M-SE15-07',
  },
  'SE1.6': {
    words: 'Attack whoever carries the cache; else stay within 4″ of the nearest unsearched house.',
    rule: 'EE-M-SE16-08',
  },
  'SE1.7': { words: 'Attack the nearest civilian.', rule: 'EE-M-SE17-08' },
  'SE1.8': {
    words: 'Carry intel home; else search the nearest container, or fetch intel that lies about.',
    rule: 'EE-M-SE18-09',
  },
  'SE1.9': {
    words: 'Remove a charge from a generator; else guard its place: generator, gate or bunker.',
    rule: 'EE-M-SE19-08',
  },
  'SE1.X': {
    words: 'Carry the vial back to its device; attack whoever has the vial; fetch it if it lies about.',
    rule: 'EE-M-SE1X-09',
  },
};

/** Null where the mission lists no objective for it: then O counts as A. */
export const taskOf = (mission: Played): Task | null =>
  mission === 'Scenario' ? null : (TASKS[mission] ?? null);

/** Missions whose points are counted at the end of a round. */
const SCORED: readonly Played[] = ['B3', 'B4', 'B5', 'B8', 'SE1.8'];
export const isScored = (mission: Played): boolean => SCORED.includes(mission);
