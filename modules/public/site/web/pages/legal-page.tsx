import { type HtmlPart, htmlParts } from '#modules/public/content/rules/index.ts';
import { RichHtml } from '#modules/public/content/web/index.ts';
import type { SiteLegalText, SitePage } from '../../rules/page.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

const titles = {
  TERMS: 'SITE_TERMS_TITLE',
  PRIVACY: 'SITE_PRIVACY_TITLE',
  COOKIES: 'SITE_COOKIES_TITLE',
} as const;

type Props = { page: Extract<SitePage, { Name: 'privacy' | 'terms' }> };
type Shown = SiteLegalText & { Id: string; Parts: HtmlPart[] };

/**
 * Public page of the terms of use, or of the privacy policy and cookie statement: the texts in force with
 * version, date and a table of contents.
 */
export function LegalPage({ page }: Props) {
  const t = useSiteText();
  const message = useSiteFormat();
  const shown = page.Texts.map(
    (one): Shown => ({ ...one, Id: one.Kind.toLowerCase(), Parts: htmlParts(message.text(one.Text)) }),
  );
  const version = ({ VersionId, Since }: SiteLegalText) =>
    t('SITE_LEGAL_VERSION', { version: VersionId, date: message.date(Since) });
  const [own, ...others] = shown;
  if (!own) return null;
  return (
    <div className="wrap narrow">
      <PageTitle title={t(titles[own.Kind])} lead={version(own)} />
      <nav className="card legal-contents" aria-label={t('SITE_LEGAL_CONTENTS')}>
        <ol>
          {own.Parts.map(
            (part, at) =>
              part.Title && (
                <li key={partId(own, at)}>
                  <a href={`#${partId(own, at)}`}>{part.Title}</a>
                </li>
              ),
          )}
        </ol>
        {others.map((one) => (
          <p key={one.Id}>
            <a href={`#${one.Id}`}>{t(titles[one.Kind])}</a>
          </p>
        ))}
      </nav>
      <div className="legal">
        <Parts text={own} Heading="h2" isNumbered />
        {others.map((one) => (
          <section key={one.Id} id={one.Id} className="legal-other">
            <h2>{t(titles[one.Kind])}</h2>
            <p className="muted">{version(one)}</p>
            <Parts text={one} Heading="h3" />
          </section>
        ))}
      </div>
    </div>
  );
}

const partId = (text: Shown, at: number): string => `${text.Id}-${at + 1}`;

type PartsProps = { text: Shown; Heading: 'h2' | 'h3'; isNumbered?: boolean };

function Parts({ text, Heading, isNumbered }: PartsProps) {
  // The part before the first heading is not numbered.
  const before = text.Parts[0]?.Title === '' ? 1 : 0;
  return text.Parts.map(({ Title, Html }, at) => (
    <section key={partId(text, at)} id={partId(text, at)}>
      {Title && <Heading>{isNumbered ? `${at + 1 - before}. ${Title}` : Title}</Heading>}
      <RichHtml className="prose" html={Html} />
    </section>
  ));
}
