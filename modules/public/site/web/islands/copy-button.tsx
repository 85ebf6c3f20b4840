import { useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useIslandText } from '../use-island-text.ts';

const SAID_MS = 2_500;

/** Copies a text and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const t = useIslandText();
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    // Browsers offer this to secure pages only; the words can still be selected.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span role="status">{isCopied ? t('SITE_BADGE_COPIED') : t('SITE_BADGE_COPY')}</span>
    </button>
  );
}
