// The question as a document, in the format that the command line reads.
import type { Question } from '@xenotable/questions';
import { Alert } from '../../../kit/Alert.tsx';
import { FileButton } from '../../../kit/FileButton.tsx';
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
        <FileButton
          small
          icon="up"
          words="Open a file"
          accept=".yaml,.yml,.json,.txt"
          take={(file) => void file.text().then(setText)}
        />
      </div>
      <p className="muted">
        The same text is answered on a whole machine by <code>npx xenotable ask question.yaml</code>. A file
        can also be dropped anywhere on this page.
      </p>
    </fieldset>
  );
}
