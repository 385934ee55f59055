// How large a board is drawn, for what stands on it and must stay readable.
import { createContext } from 'react';

/** Pixels per unit of the board. */
export const Zoom = createContext(1);
