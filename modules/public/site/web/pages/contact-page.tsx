import type { ContactPage as ContactFacts } from '#modules/support/conversations/rules/index.ts';
import type { Contact } from '#platform/common/settings/contact.ts';
import { ContactForm } from '../parts/contact-form.tsx';
import { ContactWays } from '../parts/contact-ways.tsx';
import { Icon } from '../parts/icon.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { useSiteText } from '../use-site-text.ts';

type Props = { page: ContactFacts & { Contact: Contact } };

/**
 * Contact page: question form and other contact options; also shown after sending, or when a question is
 * closed.
 */
export function ContactPage({ page }: Props) {
  const t = useSiteText();
  if (page.Step !== 'ask') return <Sent page={page} />;
  return (
    <div className="wrap contact-page">
      <PageTitle
        title={
          page.About
            ? t('CONTACT_MORE_TITLE', { number: page.About.ConversationNo })
            : t('SITE_CONTACT_TITLE')
        }
        lead={t(page.About ? 'CONTACT_MORE_LEAD' : 'SITE_CONTACT_LEAD')}
      />
      <div className="contact-columns">
        <ContactForm page={page} />
        <aside className="contact-side">
          <ContactWays contact={page.Contact} />
          <section className="before-writing">
            <h2>{t('SITE_CONTACT_FIRST')}</h2>
            <ul className="ticks">
              <li>
                <a href="/search">{t('SITE_CONTACT_FIRST_CHECK')}</a>
              </li>
              <li>
                <a href="/faq">{t('SITE_CONTACT_FIRST_FAQ')}</a>
              </li>
              <li>
                <a href="/login">{t('SITE_CONTACT_FIRST_SIGN_IN')}</a>
              </li>
            </ul>
          </section>
        </aside>
      </div>
    </div>
  );
}

function Sent({ page }: Props) {
  const t = useSiteText();
  const isSent = page.Step === 'sent';
  return (
    <div className="wrap narrow">
      <section className={`card follow-panel tone-${isSent ? 'success' : 'plain'}`}>
        <span className="sign">
          <Icon name={isSent ? 'check' : 'question'} size="big" />
        </span>
        <h1>{t(isSent ? 'CONTACT_SENT_TITLE' : 'CONTACT_GONE_TITLE')}</h1>
        <p className="muted">{t(isSent ? 'CONTACT_SENT_TEXT' : 'CONTACT_GONE_TEXT')}</p>
        <a className="button" href={isSent ? '/home' : '/contact'}>
          {t(isSent ? 'CONTACT_HOME' : 'CONTACT_AGAIN')}
        </a>
      </section>
      <ContactWays contact={page.Contact} />
    </div>
  );
}
