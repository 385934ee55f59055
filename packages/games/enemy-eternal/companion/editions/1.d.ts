import type { Edition } from '@xenotable/kernel/proof';

export const game: Edition['game'];
export const previews: Edition['previews'];
export const players: Edition['players'];
