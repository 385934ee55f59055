// A problem report: everything needed to reproduce a problem, as one text. Nothing is sent anywhere.
import { lastErrors } from '../kit/lastErrors.ts';
import { currentSettings } from '../storage/settings.ts';

/** The name of the page's script identifies the build. */
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
