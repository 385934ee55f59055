// A link for somebody else: sent with the device's share function, copied, or shown as a QR code.
import { Suspense, lazy, useState } from 'react';
import { Icon } from './draw/Icon.tsx';

const QrCode = lazy(() => import('./qr/QrCode.tsx'));

interface ShareLinkProps {
  link: string;
  words: string;
  /** What the code is for; missing: no code is offered. */
  code?: string;
}

export function ShareLink({ link, words, code }: ShareLinkProps) {
  const [copied, setCopied] = useState(false);
  const [unable, setUnable] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const share = async (): Promise<void> => {
    if (navigator.canShare?.({ url: link })) return navigator.share({ title: 'Xenotable', url: link });
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  // Closing the device's own list is no failure; a page that may not copy shows the link instead.
  const failed = (error: Error): void => setUnable(error.name !== 'AbortError');
  return (
    <>
      <span className="flex-row">
        <button type="button" className="button" onClick={() => void share().catch(failed)}>
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? 'Copied' : words}
        </button>
        {code !== undefined && (
          <button
            type="button"
            className="button"
            aria-expanded={drawn}
            aria-label={`QR code: ${code}`}
            onClick={() => setDrawn(!drawn)}
          >
            <Icon name="qr" />
            QR code
          </button>
        )}
      </span>
      {unable && (
        <input
          className="field"
          aria-label="The link"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {drawn && code !== undefined && (
        <Suspense>
          <QrCode link={link} words={code} />
        </Suspense>
      )}
    </>
  );
}
