// What a board may ask of the rules: pure functions from a view and plain data to plain data, so that they can run in a worker.

// Each game's previews have their own types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Previews = Record<string, (...args: any[]) => unknown>;
