import type { SiteInput } from '../../rules/page.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { thingsOf } from './things-of.ts';

/** The page's facts as JSON-LD. Data, which no browser runs; `<` is written as its escape, so no text closes the block. */
export function FactsBlock({ input }: { input: SiteInput }) {
  const t = useSiteText();
  const message = useSiteFormat();
  const things = thingsOf(input, t, message.text);
  if (things.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what could close the block is escaped.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
