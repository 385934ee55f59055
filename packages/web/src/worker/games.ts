// The rules that can be played here, each loaded when first needed.
import type { AnyGame } from '@xenotable/kernel';
import { gamePackage } from '@xenotable/shelf';

export const rulebook = async (name: string): Promise<AnyGame> => (await gamePackage(name)).game;
