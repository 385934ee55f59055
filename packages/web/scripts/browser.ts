// The browser that `npm ci` installed.
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from '@playwright/test';

/** Arguments for a machine without a display or a sandbox. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
];

export const executable = (): Promise<string> => chromium.executablePath();

export async function launch(): Promise<Browser> {
  return playwright.launch({ executablePath: await executable(), args: ARGUMENTS });
}
