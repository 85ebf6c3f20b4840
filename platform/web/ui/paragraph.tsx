import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { trimParagraph } from '#platform/common/format/trim-paragraph.ts';
import { useText } from '../i18n/use-text.ts';

/** A remark or description of a list: its first lines, and the rest at a press. */
export function Paragraph({ text }: { text: string }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { Text, IsTrimmed } = trimParagraph(text);
  if (!IsTrimmed) return text;
  return (
    <>
      {isWhole ? text : Text}{' '}
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
