// The second calculation beside random games of every set-up. AUDIT_GAMES says how many games; the soak plays thousands.
import { describe, expect, test } from 'vitest';
import { isOfTheBox } from '@xenotable/kernel/proof';
import * as all from '../trials.ts';
import { type Falsified, audit } from './auditor/play.ts';

const trials = all.trials.filter(isOfTheBox);
const shortTrials = all.shortTrials.filter(isOfTheBox);

/** By default each set-up once. */
const GAMES = Number(process.env['AUDIT_GAMES'] ?? 42);

describe('the auditor agrees with the rules', () => {
  test(`in ${GAMES} random games of all set-ups`, { timeout: 3_600_000 }, () => {
    let figures = 0;
    // Long games only in the soak: most of what can happen does within three rounds.
    for (let i = 0; i < GAMES; i++) {
      const from = i >= 2 * trials.length && i % 3 === 0 && GAMES > 200 ? trials : shortTrials;
      figures += audit(from[i % from.length]!, 1 + Math.floor(i / from.length)).figures;
    }
    expect(figures).toBeGreaterThan(1000 * GAMES);
  });
});

describe('the auditor notices', () => {
  const [, duel] = shortTrials;
  const game = trials.find(({ name }) => name === 'COOP 1.1 alone')!;
  const caught = (falsified: Falsified): string => {
    for (let seed = 1; seed < 40; seed++) {
      try {
        audit(seed % 2 === 0 ? duel! : game, seed, falsified);
      } catch (error) {
        return String(error);
      }
    }
    return 'nothing';
  };

  test('a heart that is not lost', () => {
    expect(
      caught({
        report(report) {
          for (const unit of Object.values(report.units)) if (unit.wounded) unit.hearts++;
        },
      }),
    ).toMatch(/hearts: \d by the rules, \d reported/);
  });

  test('a miss that is called a hit', () => {
    expect(
      caught({
        told(what) {
          if (what.type === 'strike throw') what['hit'] = true;
        },
      }),
    ).toMatch(/is called a hit \(CC-HIT-03\)/);
  });

  test('a unit that stands one field too far', () => {
    expect(
      caught({
        told(what) {
          if (what.type === 'walked' && what['unit'] !== undefined) what['to'] = Number(what['to']) + 1;
        },
      }),
    ).toMatch(/walks from|field: |fields in/);
  });

  test('a damage throw that takes one point more', () => {
    expect(
      caught({
        told(what) {
          if (what.type === 'hurt') what['points'] = Number(what['points']) + 1;
        },
      }),
    ).toMatch(/CC-DMG-03|CC-DMG-04/);
  });

  test('cover that is not there', () => {
    expect(
      caught({
        told(what) {
          if (what.type === 'hurt') what['cover'] = what['cover'] !== true;
        },
      }),
    ).toMatch(/in cover by the rules/);
  });

  test('a mark that outlives its round', () => {
    expect(
      caught({
        report(report) {
          for (const unit of Object.values(report.units)) if (report.round === 2) unit.swayed = true;
        },
      }),
    ).toMatch(/swayed: false by the rules, true reported/);
  });

  test('a Ghost that comes from nowhere', () => {
    expect(
      caught({
        report(report) {
          const aliens = report.armies['Aliens'];
          if (aliens !== undefined && report.round > 1) aliens.ghosts++;
        },
      }),
    ).toMatch(/Ghosts, \d+ before \(CC-BLP-04\)/);
  });

  test('a recruit that costs nothing', () => {
    expect(
      caught({
        report(report) {
          for (const army of Object.values(report.armies)) army.purse = 3;
        },
      }),
    ).toMatch(/by the rules, 0 were taken/);
  });
});
