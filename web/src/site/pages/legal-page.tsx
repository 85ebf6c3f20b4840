import type { SitePage } from '@assay/shared/site/page.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useContentText } from '../parts/use-content-text.ts';
import { useSiteText } from '../use-site-text.ts';

const titles = { privacy: 'SITE_PRIVACY_TITLE', terms: 'SITE_TERMS_TITLE' } as const;

export function LegalPage({ page }: { page: Extract<SitePage, { Name: 'privacy' | 'terms' }> }) {
  const t = useSiteText();
  const text = useContentText(page.Contact);
  return (
    <div className="wrap narrow">
      <PageTitle title={t(titles[page.Name])} lead={t('SITE_LEGAL_VERSION', { version: page.Version })} />
      <nav className="card legal-contents" aria-label={t('SITE_LEGAL_CONTENTS')}>
        <ol>
          {page.Content.map((part, at) => (
            <li key={part.Title[0]}>
              <a href={`#part-${at + 1}`}>{text(part.Title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal">
        {page.Content.map((part, at) => (
          <section key={part.Title[0]} id={`part-${at + 1}`}>
            <h2>{`${at + 1}. ${text(part.Title)}`}</h2>
            {part.Paragraphs.map((paragraph) => (
              <p key={paragraph[0]}>{text(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
