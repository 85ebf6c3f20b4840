import { Anchor } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { trimParagraph } from '#platform/common/format/trim-paragraph.ts';
import { useText } from '../i18n/use-text.ts';

const asIs = (text: string): ReactNode => text;

/**
 * Shows a remark or description trimmed to its first lines, with a link that shows the rest. `show` formats
 * the text.
 */
export function Paragraph({ text, show = asIs }: { text: string; show?: (text: string) => ReactNode }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { Text, IsTrimmed } = trimParagraph(text);
  if (!IsTrimmed) return show(text);
  return (
    <>
      {show(isWhole ? text : Text)}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'PARAGRAPH_LESS' : 'PARAGRAPH_MORE')}
      </Anchor>
    </>
  );
}
