// Choices that cannot be listed.

/** CC-CMP-11 Anything that is said to an ally, up to so many letters. */
export interface Space {
  kind: 'words';
  longest: number;
}

export const isWords = (space: { kind: string }): space is Space => space.kind === 'words';
