import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from './badge.tsx';

/** A badge that says one of the portal's own words. */
export function TextBadge({ tone, text }: { tone: Tone; text: TextKey }) {
  const t = useText();
  return <Badge tone={tone}>{t(text)}</Badge>;
}
