import type { ReactNode } from 'react';
import type { Contact } from '#platform/common/settings/contact.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { Icon, type IconName } from './icon.tsx';

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

/**
 * Contact details of the certification body on the public contact page: email, phone, address, website and
 * opening hours.
 */
export function ContactWays({ contact }: { contact: Contact }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const name = text.text(contact.LegalName);
  const body = contact.RegistrationNo ? `${name} (${contact.RegistrationNo})` : name;
  return (
    <dl className="card contact-ways">
      {contact.Email && (
        <Way icon="mail" label={t('SITE_CONTACT_EMAIL')}>
          <a href={`mailto:${contact.Email}`}>{contact.Email}</a>
        </Way>
      )}
      {contact.PhoneNo && (
        <Way icon="phone" label={t('SITE_CONTACT_PHONE')}>
          <a href={`tel:${contact.PhoneNo.replaceAll(' ', '')}`}>{contact.PhoneNo}</a>
        </Way>
      )}
      <Way icon="pin" label={t('SITE_CONTACT_ADDRESS')}>
        <span className="lines">{[body, text.text(contact.Address)].join('\n')}</span>
      </Way>
      {contact.WebAddress && (
        <Way icon="link" label={t('SITE_CONTACT_WEB')}>
          <a href={contact.WebAddress}>{contact.WebAddress.replace(/^https?:\/\/|\/$/g, '')}</a>
        </Way>
      )}
      {contact.OpeningHours && (
        <Way icon="clock" label={t('SITE_CONTACT_HOURS')}>
          <span className="lines">{text.text(contact.OpeningHours)}</span>
        </Way>
      )}
    </dl>
  );
}
