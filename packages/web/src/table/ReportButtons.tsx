// Buttons that save or copy a problem report.
import { useState } from 'react';
import { Icon } from '../kit/draw/Icon.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { problemReport } from './problemReport.ts';

interface ReportButtonsProps {
  /** The contents of the report, requested when a button is pressed. */
  about(): Promise<Record<string, unknown>>;
  fail(error: Error): void;
}

export function ReportButtons({ about, fail }: ReportButtonsProps) {
  const [copied, setCopied] = useState(false);
  const save = (): void =>
    void about().then(
      (found) => saveFile(problemReport(found), 'xenotable-problem.json', 'application/json'),
      fail,
    );
  const copy = (): void =>
    void about()
      .then((found) => navigator.clipboard.writeText(problemReport(found)))
      .then(() => setCopied(true), fail);
  return (
    <>
      <button type="button" className="button" onClick={save} title="Nothing is sent anywhere">
        <Icon name="file" />
        Save a problem report
      </button>
      <button type="button" className="button" onClick={copy} title="Nothing is sent anywhere">
        <Icon name="copy" />
        {copied ? 'Copied' : 'Copy a problem report'}
      </button>
    </>
  );
}
