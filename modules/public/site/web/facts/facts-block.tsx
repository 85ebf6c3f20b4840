import type { SiteInput } from '../../rules/page.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { thingsOf } from './things-of.ts';

/**
 * Embeds a public page's structured data (schema.org) for search engines as JSON-LD, which browsers do not
 * run; `<` is escaped, so that no text can close the block.
 */
export function FactsBlock({ input }: { input: SiteInput }) {
  const t = useSiteText();
  const message = useSiteFormat();
  const things = thingsOf(input, t, message.text);
  if (things.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: characters that could close the block are escaped.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
