/** Head element of every public page: metadata, styles, scripts, language alternatives and link preview. */
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import type { SiteInput } from '../../rules/page.ts';
import { FactsBlock } from '../facts/facts-block.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { withLanguage } from '../with-language.ts';
import { pageHead } from './page-head.ts';

/**
 * Canonical address: the path alone, as filters, page numbers, dates and codes are views of the same page.
 */
const addressOf = (input: SiteInput): string => `${input.PublicUrl}${input.Path.split('?')[0]}`;

function Alternates({ input }: { input: SiteInput }) {
  const address = addressOf(input);
  return (
    <>
      <link rel="canonical" href={withLanguage(address, input.Language)} />
      {LANGUAGES.map((code) => (
        <link key={code} rel="alternate" hrefLang={LANGUAGE_TAGS[code]} href={withLanguage(address, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}

const openGraphLocales = { EN: 'en_GB', CHT: 'zh_HK', CHS: 'zh_CN' } as const;

/**
 * Preview picture of a link: services have their own. Certificates have none, as it would not be updated
 * when the certificate changes.
 */
function Card({ input: { Page, PublicUrl, Language }, alt }: { input: SiteInput; alt: string }) {
  const name = Page.Name === 'service' ? Page.Service.ServiceKey : 'site';
  return (
    <>
      <meta property="og:image" content={`${PublicUrl}/card/${name}.png?lang=${Language}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export function Head({ input }: { input: SiteInput }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const { Title, Description, IsIndexed } = pageHead(input.Page, t, text.text);
  const { Assets, Config, Page } = input;
  const title = `${Title} · ${Config.Name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <script src="/boot.js" />
      {Assets.Styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {Config.Brand.Css !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only validated colours (brand-css.ts).
        <style dangerouslySetInnerHTML={{ __html: Config.Brand.Css }} />
      )}
      <script type="module" fetchPriority="low" src={Assets.Script} />
      <title>{title}</title>
      <meta name="description" content={Description} />
      {IsIndexed ? <Alternates input={input} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={Config.Name} />
      <meta property="og:title" content={Title} />
      <meta property="og:description" content={Description} />
      <meta property="og:locale" content={openGraphLocales[input.Language]} />
      {LANGUAGES.filter((code) => code !== input.Language).map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocales[code]} />
      ))}
      <Card input={input} alt={title} />
      {IsIndexed && <meta property="og:url" content={withLanguage(addressOf(input), input.Language)} />}
      {Page.Name === 'verify' && Page.Verdict.Certificate && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t('SITE_SHARE_FEED')}
          href={machineLinks(Page.Verdict.CertificateNo, Page.Code, input.Language).Feed}
        />
      )}
      {Config.Brand.Icon === null ? (
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      ) : (
        <link rel="icon" type="image/png" href={Config.Brand.Icon} />
      )}
      {IsIndexed && <FactsBlock input={input} />}
    </head>
  );
}
