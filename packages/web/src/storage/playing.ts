// Whether there was a game to go on with, so that the home page need not wait for the list to know what it shows.
import { keyOf, plainText, stored } from './stored.ts';

const kept = stored(keyOf('playing'), plainText, '', 'The state of the home page');

export const wasPlaying = (): boolean => kept.read() === 'yes';

export const keepPlaying = (playing: boolean): void => kept.write(playing ? 'yes' : '');
