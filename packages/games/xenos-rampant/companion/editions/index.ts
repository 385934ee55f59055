// Earlier editions of the rules, written by `xenotable freeze`: tables and records that began under one go on under it.
import type { Editions } from '@xenotable/kernel/proof';

export const editions: Editions = {};
