import type { Content } from '@assay/shared/content/content.ts';
import type { Contact } from '@assay/shared/site/page.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useContentText } from '../parts/use-content-text.ts';
import { useSiteText } from '../use-site-text.ts';

/** Answers fold away without script; every one is in the page for readers and search. */
export function FaqPage({ content, contact }: { content: Content; contact: Contact }) {
  const t = useSiteText();
  const text = useContentText(contact);
  return (
    <div className="wrap narrow">
      <PageTitle title={t('SITE_FAQ_TITLE')} />
      <div className="card questions">
        {content.map((part, at) => (
          <details key={part.Title[0]} open={at === 0}>
            <summary>
              <h2>{text(part.Title)}</h2>
            </summary>
            {part.Paragraphs.map((paragraph) => (
              <p key={paragraph[0]}>{text(paragraph)}</p>
            ))}
          </details>
        ))}
      </div>
      <p className="muted">{t('SITE_FAQ_MORE', { email: contact.Email })}</p>
    </div>
  );
}
