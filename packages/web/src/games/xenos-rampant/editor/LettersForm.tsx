// Ground in rows of letters, below the pieces: 24 rows of 24 letters, each for two inches.
import { GROUND_LETTERS, type Scenario, readRows } from '@xenotable/xenos-rampant/content';
import { useEffect, useState } from 'react';
import type { FormProps } from '../../../workshop/craft.ts';
import { TextField } from '../../../workshop/fields.tsx';

const EMPTY = Array.from({ length: 24 }, () => '.'.repeat(24));

const rowsOf = (text: string): string[] => (text.trim() === '' ? [] : text.replace(/\n+$/, '').split('\n'));

export function LettersForm({ scenario, change }: FormProps<Scenario>) {
  const { rows } = scenario;
  const [text, setText] = useState(rows.join('\n'));
  const [problem, setProblem] = useState('');
  // Undo, or another scenario: what is written follows.
  useEffect(() => {
    setText((now) => (rowsOf(now).join('\n') === rows.join('\n') ? now : rows.join('\n')));
    setProblem('');
  }, [rows]);
  const write = (next: string): void => {
    setText(next);
    try {
      const read = readRows(rowsOf(next), 'rows');
      setProblem('');
      change({ ...scenario, rows: read });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details className="xr-letters xr-wide" open={rows.length > 0}>
      <summary className="label">Ground in letters</summary>
      <p className="ed-field wide">
        From the north, a letter for two inches:{' '}
        {GROUND_LETTERS.map(([letter, name]) => `${letter} ${name}`).join(', ')}. Pieces lie on top.
      </p>
      <TextField label="Rows" value={text} most={24 * 25} rows={24} change={write} />
      {problem !== '' && (
        <p className="ed-field wide" role="status">
          Not taken yet: {problem}
        </p>
      )}
      <button type="button" className="button" onClick={() => write(EMPTY.join('\n'))}>
        Begin with open ground
      </button>
      <button type="button" className="button" onClick={() => write('')}>
        No letters
      </button>
    </details>
  );
}
