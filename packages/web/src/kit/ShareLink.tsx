// A link for somebody else: by the device's own way of sending things, or copied.
import { useState } from 'react';
import { Icon } from './draw/Icon.tsx';

export function ShareLink({ link, words }: { link: string; words: string }) {
  const [copied, setCopied] = useState(false);
  const [unable, setUnable] = useState(false);
  const share = async (): Promise<void> => {
    if (navigator.canShare?.({ url: link })) return navigator.share({ title: 'Xenotable', url: link });
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  // Whoever closes the device's own list has changed their mind; a page that may not copy shows the link instead.
  const failed = (error: Error): void => setUnable(error.name !== 'AbortError');
  return (
    <>
      <button type="button" className="button" onClick={() => void share().catch(failed)}>
        <Icon name={copied ? 'check' : 'link'} />
        {copied ? 'Copied' : words}
      </button>
      {unable && (
        <input
          className="field"
          aria-label="The link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
