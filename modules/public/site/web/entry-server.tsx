import { renderToString } from 'react-dom/server';
import type { SiteInput } from '../rules/page.ts';
import { Document } from './layout/document.tsx';
import { lateLinks } from './layout/late-links.ts';
import { SiteContext } from './site-context.ts';

/** Renders a public page to the complete HTML document; the server sets status and headers. */
export function render(input: SiteInput): string {
  const facts = {
    Language: input.Language,
    Texts: input.Texts,
    CookieVersion: input.Config.CookieVersion,
    Body: input.Config.Name,
    Logo: input.Config.Brand.Logo,
    Path: input.Path,
    PublicUrl: input.PublicUrl,
  };
  const html = renderToString(
    <SiteContext.Provider value={facts}>
      <Document input={input} />
    </SiteContext.Provider>,
  );
  return `<!doctype html>${html.replace('</head>', () => `${lateLinks(input.Assets)}</head>`)}`;
}
