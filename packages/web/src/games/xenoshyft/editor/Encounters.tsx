// The left part: every Enemy and Boss of the box, and how many of it the chosen wave has.
import { ENEMIES, ENEMY_IDS, type EnemyId, type Siege } from '@xenotable/xenoshyft/content';
import { useState } from 'react';
import { GlyphSign } from '../../../kit/draw/Glyph.tsx';
import { ToolPanel } from '../../../workshop/ToolPanel.tsx';
import { enemyGlyph } from '../shared/glyphs.ts';
import { useChosenWave } from './chosen.ts';
import { ownEnemies, setEnemies, toggleBoss, waveName } from './edit.ts';
import { Stepper } from '../../../workshop/Stepper.tsx';

const PAGES = [
  ['1', 'I'],
  ['2', 'II'],
  ['3', 'III'],
  ['bosses', 'Bosses'],
] as const;
type PageId = (typeof PAGES)[number][0];

const MOST_OF_A_KIND = 40;

/** Those of the siege's own come first. */
const enemiesOn = (page: PageId, siege: Siege): readonly EnemyId[] =>
  [...ownEnemies(siege), ...ENEMY_IDS].filter((id) =>
    page === 'bosses' ? ENEMIES[id].boss : !ENEMIES[id].boss && ENEMIES[id].wave === Number(page),
  );

interface EncountersProps {
  scenario: Siege;
  change(siege: Siege): void;
}

export function Encounters({ scenario, change }: EncountersProps) {
  const [page, setPage] = useState<PageId>('1');
  const { wave: at } = useChosenWave();
  const wave = scenario.waves[at];
  if (wave === undefined) return null;
  return (
    <ToolPanel<PageId> label="What the Hive sends" pages={PAGES} page={page} setPage={setPage} modes={[]}>
      <h2 className="label">
        {waveName(wave, at)}: {page === 'bosses' ? 'its Bosses' : `Enemies of Hive ${page}`}
      </h2>
      <ul className="plain xs-enemies">
        {enemiesOn(page, scenario).map((id) => {
          const { name, power, hp, text, boss } = ENEMIES[id];
          return (
            <li key={id}>
              <GlyphSign name={enemyGlyph(id)} size={26} fill="var(--bone)" />
              <span title={text}>
                <b>{name}</b>
                <small>
                  {power} : {hp}
                </small>
              </span>
              {boss ? (
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={wave.bosses.of.includes(id)}
                  onChange={() => change(toggleBoss(scenario, at, id))}
                />
              ) : (
                <Stepper
                  label={name}
                  value={wave.encounters[id] ?? 0}
                  most={MOST_OF_A_KIND}
                  change={(count) => change(setEnemies(scenario, at, id, count))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </ToolPanel>
  );
}
