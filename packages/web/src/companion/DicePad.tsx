// All dice of one act: their places in reading order, a keypad, and a message as soon as nothing can change any more.
import { Die } from '../kit/draw/Die.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { RuleChip } from '../table/rules/RuleChip.tsx';
import type { Thrown, Throwing } from './throwing.ts';

const needWords = ({ throw: one, dice, met }: Thrown): string => {
  const { need, means, chance } = one;
  if (need === undefined) return 'every result means something';
  const slips = 'ones' in need ? (need.ones === 'spoil' ? ' and no 1' : ', a 1 adds nothing') : '';
  const wanted =
    'atMost' in need ? `${Math.min(12, need.atMost)} or less` : `${need.atLeast} or more${slips}`;
  const odds = chance === undefined || dice.length > 0 ? '' : `, ${Math.round(100 * chance)} %`;
  const rolled = dice.length > 1 ? ` · rolled ${dice.join(' + ')}` : '';
  const result = met === null ? '' : met ? ' · met' : ' · not met';
  return `${wanted} ${means ?? 'is needed'}${odds}${rolled}${result}`;
};

interface ThrowRowProps {
  one: Thrown;
  /** Number of dice typed so far. */
  typed: number;
  /** The place of a die that is typed again. */
  instead: number | null;
  doubt(place: number): void;
}

function ThrowRow({ one, typed, instead, doubt }: ThrowRowProps) {
  return (
    <div className="companion-throw">
      <div>
        <b>
          {one.throw.label}, {one.throw.dice > 1 ? one.throw.dice : ''}D{one.throw.sides}
        </b>
        <span>
          {needWords(one)} <RuleChip rule={one.throw.rule} />
        </span>
      </div>
      <div className="slots">
        {Array.from({ length: one.throw.dice }, (_, i) => {
          const value = one.dice[i];
          const place = one.first + i;
          return value !== undefined ? (
            <button
              key={i}
              type="button"
              className="slot-die"
              aria-label={`${one.throw.label}, die ${i + 1} is ${value}: correct it`}
              aria-pressed={instead === place}
              onClick={() => doubt(place)}
            >
              <Die value={one.throw.sides === 6 ? value : String(value)} size={52} bare />
            </button>
          ) : (
            <span
              key={i}
              className={place === typed && instead === null ? 'slot next' : 'slot'}
              aria-label="a die is missing"
            >
              ?
            </span>
          );
        })}
      </div>
    </div>
  );
}

interface DicePadProps {
  title: string;
  throwing: Throwing;
  typed: readonly number[];
  /** Sides of the die that is typed next. */
  sides: number;
  /** The place of a die that is typed again. */
  instead: number | null;
  type(value: number): void;
  doubt(place: number): void;
  erase(): void;
  rollRest(): void;
}

export function DicePad(props: DicePadProps) {
  const { title, throwing, typed, sides, instead, type, doubt, erase, rollRest } = props;
  return (
    <>
      <h2 className="companion-question">{title}</h2>
      <div className="companion-throws">
        {throwing.thrown.map((one) => (
          <ThrowRow key={one.first} typed={typed.length} {...{ one, instead, doubt }} />
        ))}
      </div>
      {throwing.says !== null && (
        <p className="companion-result" role="status">
          {throwing.says}
        </p>
      )}
      <div className="companion-pad" role="group" aria-label="Die faces">
        {Array.from({ length: Math.min(sides, 10) }, (_, i) => i + 1).map((value) => (
          <button
            key={value}
            type="button"
            aria-label={String(value)}
            disabled={instead === null && typed.length >= throwing.wanted && throwing.settled}
            onClick={() => type(value)}
          >
            <Die value={String(value)} size={38} />
          </button>
        ))}
        <button type="button" onClick={erase} disabled={typed.length === 0}>
          <Icon name="undo" />
          {instead === null ? 'Erase' : 'Leave it'}
        </button>
        <button type="button" onClick={rollRest}>
          <Icon name="dice" />
          Roll here
        </button>
      </div>
    </>
  );
}
