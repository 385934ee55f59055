// The thread that reads questions while nothing is played, and the fingerprint of its code.
import { fingerprint } from '@xenotable/kernel';
import { labScript, labThread } from '../../../worker/client.ts';

export const clerk = labThread().api;

let code: Promise<string> | null = null;

/** A fingerprint of rules and programs: with another one the same key gives another game. */
export const codeHere = (): Promise<string> => (code ??= labScript().then(fingerprint));
