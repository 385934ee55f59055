// The colour of whoever a detachment is built for: that of the seat at a table, the first one elsewhere.
import { createContext } from 'react';
import type { Side } from '../../../kit/draw/sides.ts';

export const ListColour = createContext<Side>('a');
