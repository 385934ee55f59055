// A list as text: to copy, to send, to change by hand and to read again.
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import './shelf.css';

interface TextPanelProps {
  text: string;
  /** Reads a text; returns null, or what cannot be read. */
  read(text: string): string | null;
}

export function TextPanel({ text, read }: TextPanelProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setTyped(text);
    setProblem(null);
    setCopied(false);
  }, [text]);
  return (
    <div className="as-text">
      <textarea
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        spellCheck={false}
        aria-label="The list as text"
        rows={14}
      />
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div className="flex-row">
        <button
          type="button"
          className="button"
          disabled={typed === text}
          onClick={() => setProblem(read(typed))}
        >
          <Icon name="check" size={15} /> Read this text
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <Icon name="copy" size={15} /> {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  );
}
