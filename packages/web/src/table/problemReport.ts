// A problem report: everything that somebody needs to see the same, as one text. Nothing of it is sent anywhere.
import { lastErrors } from '../kit/lastErrors.ts';
import { currentSettings } from '../storage/settings.ts';

/** The page's own script has the name of its build. */
const buildOf = (page: Pick<Document, 'querySelector'>): string =>
  page.querySelector('script[type=module]')?.getAttribute('src')?.split('/').at(-1) ?? 'unknown';

/** `about` is the table: its record, or what its player sees. */
export const problemReport = (about: Record<string, unknown>): string =>
  `${JSON.stringify(
    {
      xenotable: 'problem report',
      at: new Date().toISOString(),
      build: buildOf(document),
      page: location.pathname,
      browser: navigator.userAgent,
      screen: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
      settings: currentSettings(),
      errors: lastErrors(),
      ...about,
    },
    null,
    2,
  )}\n`;
