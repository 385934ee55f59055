// Options from the link to the set-up: a scenario from the workshop. They cannot be changed; the rest is chosen here.
import { type Json, isJson, isObject } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { unpack } from '../../kit/letters.ts';

const NAME = '#options=';

export type FixedOptions = Readonly<Record<string, Json>>;
const NONE: FixedOptions = {};

async function optionsInAddress(): Promise<FixedOptions> {
  if (!location.hash.startsWith(NAME)) return NONE;
  const value: unknown = JSON.parse(await unpack(location.hash.slice(NAME.length)));
  if (!isJson(value) || !isObject(value) || Array.isArray(value)) throw new Error('not a set of options');
  return value;
}

/** Null until the address is read. */
export function useFixedOptions(fail: (words: string) => void): FixedOptions | null {
  const [fixed, setFixed] = useState<FixedOptions | null>(null);
  useEffect(() => {
    optionsInAddress().then(setFixed, () => {
      fail('The set-up in this link is damaged: perhaps a part of it was cut off.');
      setFixed(NONE);
    });
  }, [fail]);
  return fixed;
}
