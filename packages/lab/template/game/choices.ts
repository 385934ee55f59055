// Everything that a seat can decide.

export type Choice = { do: 'press on' } | { do: 'go home' };
