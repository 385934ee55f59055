// The last errors of this page, for a problem report. They stay in the page's memory and are sent nowhere.

export interface PageError {
  at: string;
  message: string;
  where: string;
}

const KEPT = 20;
const errors: PageError[] = [];

export function noteError(error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error));
  errors.push({ at: new Date().toISOString(), message: known.message, where: known.stack ?? '' });
  if (errors.length > KEPT) errors.shift();
}

export const lastErrors = (): readonly PageError[] => errors;

export function listenForErrors(): void {
  addEventListener('error', ({ error, message }) => noteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
