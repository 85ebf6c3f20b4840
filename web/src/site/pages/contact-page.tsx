import type { Contact } from '@assay/shared/site/page.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="contact-way">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ContactPage({ contact }: { contact: Contact }) {
  const t = useSiteText();
  const say = useSay();
  return (
    <div className="wrap narrow">
      <PageTitle title={t('SITE_CONTACT_TITLE')} lead={t('SITE_CONTACT_LEAD')} />
      <dl className="card contact-ways">
        <Way icon="mail" label={t('SITE_CONTACT_EMAIL')}>
          <a href={`mailto:${contact.Email}`}>{contact.Email}</a>
        </Way>
        {contact.PhoneNo && (
          <Way icon="phone" label={t('SITE_CONTACT_PHONE')}>
            <a href={`tel:${contact.PhoneNo.replaceAll(' ', '')}`}>{contact.PhoneNo}</a>
          </Way>
        )}
        <Way icon="pin" label={t('SITE_CONTACT_ADDRESS')}>
          <span className="lines">{say.text(contact.Address)}</span>
        </Way>
        {contact.OpeningHours && (
          <Way icon="clock" label={t('SITE_CONTACT_HOURS')}>
            <span className="lines">{say.text(contact.OpeningHours)}</span>
          </Way>
        )}
      </dl>
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
    </div>
  );
}
