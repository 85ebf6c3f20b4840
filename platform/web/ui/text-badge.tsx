import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from './badge.tsx';

/**
 * Status badge (`Badge`) whose text is given by its key in the portal's catalogue and shown in the reader's
 * language.
 */
export function TextBadge({ tone, text }: { tone: Tone; text: TextKey }) {
  const t = useText();
  return <Badge tone={tone}>{t(text)}</Badge>;
}
