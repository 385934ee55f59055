// Five short lessons at the siege that *Play now* opens.
export { lessons } from '@xenotable/xenoshyft/content';
