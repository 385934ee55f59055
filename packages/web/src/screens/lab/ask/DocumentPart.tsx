// The question as a document: what is asked, in the words that the command line reads too.
import type { Question } from '@xenotable/questions';
import { Alert } from '../../../kit/Alert.tsx';
import { ShareLink } from '../../../kit/ShareLink.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import { linkTo } from './link.ts';

interface DocumentPartProps {
  question: Question;
  text: string;
  problem: string;
  setText(text: string): void;
}

export function DocumentPart({ question, text, problem, setText }: DocumentPartProps) {
  return (
    <fieldset className="ask-document">
      <legend>question.yaml</legend>
      <textarea
        className="field"
        aria-label="The question as text"
        spellCheck={false}
        rows={Math.min(24, text.split('\n').length + 1)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Alert words={problem} />
      <div className="flex-row">
        <button
          type="button"
          className="button small"
          onClick={() => saveFile(text, 'question.yaml', 'application/yaml')}
        >
          <Icon name="file" size={14} />
          Save as a file
        </button>
        <ShareLink link={linkTo(question)} words="Copy as a link" />
        <label className="button small ask-open">
          <Icon name="up" size={14} />
          Open a file
          <input
            type="file"
            accept=".yaml,.yml,.json,.txt"
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        </label>
      </div>
      <p className="muted">
        The same text is answered on a whole machine by <code>npx xenotable ask question.yaml</code>. A file
        can also be dropped anywhere on this page.
      </p>
    </fieldset>
  );
}
