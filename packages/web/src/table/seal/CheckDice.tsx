// Every die and draw of a finished game is computed again from the opened seed, in a worker, and compared.
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import type { DiceReport } from '../../worker/api.ts';
import { reviewWorker } from '../../worker/client.ts';
import { differenceWords, summaryOf } from './diceWords.ts';
import './checkDice.css';

interface CheckDiceProps {
  /** The text of the record. */
  record(): Promise<string>;
  close(): void;
}

/** Number of wrong results that are listed. */
const MOST = 8;

const short = (digits: string): string => `${digits.slice(0, 8)} … ${digits.slice(-8)}`;

export default function CheckDice({ record, close }: CheckDiceProps) {
  const [text, setText] = useState('');
  const [report, setReport] = useState<DiceReport | null>(null);
  const [problem, setProblem] = useState('');
  const load = useEffectEvent(record);
  useEffect(() => {
    const check = async (): Promise<void> => {
      const loaded = await load();
      setText(loaded);
      setReport(await reviewWorker.checkDice(loaded));
    };
    check().catch((error: Error) => setProblem(error.message));
  }, []);
  return (
    <Dialog title="Check the dice" close={close}>
      {problem !== '' && <Alert words={`This record does not hold: ${problem}`} />}
      {report === null && problem === '' && <p role="status">Computing every die again …</p>}
      {report !== null && <Report report={report} />}
      <div className="flex-row">
        {text !== '' && (
          <button type="button" className="button" onClick={() => saveFile(text, 'proof.xeno.jsonl')}>
            <Icon name="file" />
            Save the proof
          </button>
        )}
        <button type="button" className="button primary" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

function Report({ report }: { report: DiceReport }) {
  const { check, head, entries } = report;
  const { good, words } = summaryOf(report);
  const different = check.verdict === 'opened' ? check.different : [];
  return (
    <>
      <p className={`verdict ${good ? 'right' : 'wrong'}`} role="status">
        <Icon name={good ? 'check' : 'x'} />
        {words}
      </p>
      <dl className="proof">
        {head.commitment !== undefined && (
          <>
            <dt>Seal</dt>
            <dd>
              <code>{short(head.commitment)}</code>, shown before the first die
            </dd>
          </>
        )}
        {head.seed !== undefined && (
          <>
            <dt>Opened seed</dt>
            <dd>
              <code>{short(head.seed)}</code>
              {(head.words ?? []).map(({ seat, word }) => (
                <span key={seat}>
                  {' '}
                  with “{word}” of {head.seats[seat]?.name ?? `seat ${seat + 1}`}
                </span>
              ))}
            </dd>
          </>
        )}
        {check.verdict === 'opened' && (
          <>
            <dt>Dice and draws</dt>
            <dd>
              {check.compared - different.length} of {check.compared} agree
              {head.seededFrom !== undefined && head.seededFrom > 0
                ? `; the first ${head.seededFrom} came from elsewhere`
                : ''}
              {head.typed !== undefined ? '; what people typed in is not compared' : ''}
            </dd>
          </>
        )}
        <dt>Record</dt>
        <dd>
          {entries} decisions, each leads to its check; edition {head.edition}
        </dd>
      </dl>
      {different.length > 0 && (
        <ol className="wrong-dice" aria-label="Dice that are not the seed’s">
          {different.slice(0, MOST).map((one) => (
            <li key={one.number}>{differenceWords(one)}</li>
          ))}
          {different.length > MOST && <li>and {different.length - MOST} more</li>}
        </ol>
      )}
    </>
  );
}
