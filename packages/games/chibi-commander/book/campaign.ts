// The campaign between missions.
import type { Frame } from '@xenotable/kernel';
import type { Table } from '../table.ts';

export const interphase = (_w: Table): Frame => ({ chapter: 'interphase', step: 'place' });
