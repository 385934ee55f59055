// The options of a new table: the mission, the difficulty, and the house rules.
import { titleOf } from '@xenotable/shelf';
import { useState } from 'react';
import type { GameModule } from '../../table/contract.ts';
import type { Sheet } from '../../worker/api.ts';
import { type Started, isAsPlayNow } from '../asPlayNow.ts';
import { Ladder } from './Ladder.tsx';
import { Option, type OptionRow } from './Option.tsx';
import type { FixedOptions } from './fixed.ts';
import { isShown, valueOf } from '../../table/shown.ts';
import type { SetupForm } from './useSetupForm.ts';

interface OptionsPartProps {
  game: string;
  sheet: Sheet;
  form: Pick<SetupForm, 'options' | 'setOption'>;
  module: GameModule | null;
  /** The table that these options start. */
  started: Started;
  /** Options that cannot be changed here. */
  fixed?: FixedOptions;
}

export function OptionsPart({ game, sheet, form, module, started, fixed = {} }: OptionsPartProps) {
  const { options, setOption } = form;
  const [open, setOpen] = useState(false);
  const rows: OptionRow[] = Object.entries(sheet.options).filter(
    ([key]) => !Object.hasOwn(fixed, key) && isShown(sheet.options, options, key),
  );
  const isLadder = ([key]: OptionRow): boolean => key === module?.difficulty;
  const house = rows.filter((row) => row[1].advanced === true && !isLadder(row));
  const common = rows.filter((row) => !house.includes(row));
  const changed = house.filter(
    ([key, { choices }]) => valueOf(sheet.options, options, key) !== choices[0],
  ).length;
  const quick = titleOf(game)?.quick;
  const usual = quick !== undefined && isAsPlayNow(sheet.options, quick, started, module?.difficulty);
  const row = ([key, option]: OptionRow) => {
    const value = valueOf(sheet.options, options, key);
    const change = (now: typeof value): void => setOption(key, now);
    return key === module?.difficulty ? (
      <Ladder key={key} id={`option-${key}`} {...{ game, option, value, usual, change }} />
    ) : (
      <Option key={key} name={key} {...{ option, value, change }} Picture={module?.OptionPicture} />
    );
  };
  return (
    <fieldset className="options">
      <legend>Options</legend>
      {common.map(row)}
      {house.length > 0 && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>House rules{changed > 0 && <b>, {changed} changed</b>}</summary>
          {house.map(row)}
        </details>
      )}
    </fieldset>
  );
}
