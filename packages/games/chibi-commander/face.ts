// What others may see of a choice while it is made: choices with the same face look alike.
import { type Json, type Seat, type Viewer, copyJson } from '@xenotable/kernel';
import { betweenMissions } from './book/campaign/campaign.ts';
import { nextPiece, piecesLeft, preparation } from './book/preparation/preparation.ts';
import { mission, unitOf, versus } from './book/who.ts';
import type { Choice } from './choices.ts';
import type { Table } from './table.ts';
import { question } from './book/question.ts';
import { sideOfViewer } from './view.ts';

/** CC-LVL-08, CC-CMP-10 Squads, options and promotions are chosen in private; that somebody is ready is not. */
const PRIVATE: readonly Choice['do'][] = [
  'recruit',
  'dismiss',
  'keep goal',
  'buy',
  'promote',
  'reanimate',
  'take along',
];

/** CC-BLP-03 While an army sets up its Blips the others see only that it does; with the last one they see them all. */
const placesBlips = (w: Table): boolean => {
  const piece = nextPiece(w);
  return piece !== null && mission(w).ground.blips(w) && piecesLeft(w, piece.army) > 1;
};

export function face(w: Table, seat: Seat, choice: Choice, viewer: Viewer): Json {
  const side = sideOfViewer(w, seat);
  const f = w.flow.at(-1);
  const open: Json = copyJson(choice);
  if (!versus(w) || side === sideOfViewer(w, viewer) || f === undefined) return open;
  const prepares = preparation.has(f) || betweenMissions.has(f);
  if (prepares && PRIVATE.includes(choice.do)) return { do: 'prepares' };
  if (side === 'Earth') return open;
  switch (choice.do) {
    case 'place':
      return placesBlips(w) ? { do: 'places' } : open;
    case 'spawn':
      return mission(w).ground.blips(w)
        ? { do: 'arrives', at: choice.at, faction: unitOf(w, choice.unit).faction }
        : open;
    case 'order':
      return choice.deal === 'land a Ghost'
        ? { do: 'arrives', at: choice.on ?? null, faction: w.turn }
        : open;
    case 'hide':
      // CC-BLP-24 Which of the two fields is the unit's stays secret.
      return { do: 'hide', unit: choice.unit, ghost: choice.ghost };
    case 'answer':
      // CC-M-VS2-38 Who comes as a Blip is not shown.
      return question.has(f) && f.topic === 'backup' && w.mission === 'VS 2' ? { do: 'backup' } : open;
    default:
      return open;
  }
}
