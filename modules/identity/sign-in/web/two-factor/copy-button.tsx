import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';

/** Button that copies a text, such as recovery codes, to the clipboard and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={isCopied ? <IconCheck size={15} /> : <IconCopy size={15} />}
      onClick={copy}
    >
      <span aria-live="polite">{t(isCopied ? 'TF_COPIED' : 'TF_COPY')}</span>
    </Button>
  );
}
