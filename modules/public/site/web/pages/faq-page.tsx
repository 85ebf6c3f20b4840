import { RichHtml } from '#modules/public/content/web/rich-html.tsx';
import type { SitePage } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

type Props = { page: Extract<SitePage, { Name: 'faq' }> };

/** Answers fold away without script; every one is in the page for readers and search. */
export function FaqPage({ page: { Groups, Search, Contact } }: Props) {
  const t = useSiteText();
  const say = useSay();
  const count = Groups.reduce((sum, { Questions }) => sum + Questions.length, 0);
  const isFew = Search !== '' && count <= 3;
  return (
    <div className="wrap narrow faq-page">
      <PageTitle title={t('SITE_FAQ_TITLE')} />
      <Island name="FaqSearch" props={{ search: Search, count }} />
      {Groups.map((group) => (
        <section key={group.Key} className="faq-group" data-faq-group>
          <h2>{say.text(group.Title)}</h2>
          <div className="card questions">
            {group.Questions.map((question) => (
              <details key={question.Key} id={question.Key} open={isFew} data-faq>
                <summary>
                  <h3>{say.text(question.Title)}</h3>
                </summary>
                <RichHtml className="prose" html={say.text(question.Answer)} />
              </details>
            ))}
          </div>
        </section>
      ))}
      {count === 0 && <p>{t('FAQ_FOUND_NONE')}</p>}
      <p className="muted">
        {t('SITE_FAQ_MORE', { email: Contact.Email })} <a href="/contact">{t('SITE_CONTACT_TITLE')}</a>
      </p>
    </div>
  );
}
