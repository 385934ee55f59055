// Whether there was a game to continue, so that the home page knows its layout before the list is loaded.
import { keyOf, plainText, stored } from './stored.ts';

const kept = stored(keyOf('playing'), plainText, '', 'The state of the home page');

export const wasPlaying = (): boolean => kept.read() === 'yes';

export const keepPlaying = (playing: boolean): void => kept.write(playing ? 'yes' : '');
