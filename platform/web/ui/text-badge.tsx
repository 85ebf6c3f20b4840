import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from './badge.tsx';

/** A badge with a text of the portal's catalogue. */
export function TextBadge({ tone, text }: { tone: Tone; text: TextKey }) {
  const t = useText();
  return <Badge tone={tone}>{t(text)}</Badge>;
}
