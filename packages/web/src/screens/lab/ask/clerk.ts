// The thread that reads questions while nothing is played, and the code that it is of.
import { fingerprint } from '@xenotable/kernel';
import { labScript, labThread } from '../../../worker/client.ts';

export const clerk = labThread().api;

let code: Promise<string> | null = null;

/** A fingerprint of rules and programs: with others the same key is another game. */
export const codeHere = (): Promise<string> => (code ??= labScript().then(fingerprint));
