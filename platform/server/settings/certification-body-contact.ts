/**
 * The certification body's legal name, address and contact details from the current settings, for emails,
 * invoices and the public site; also phone and email as one line of text.
 */
import type { Contact } from '#platform/common/settings/contact.ts';
import { setting } from '#platform/common/settings/current-settings.ts';

/** Returns the certification body's contact details, as currently configured. */
export function certificationBodyContact(): Contact {
  const OpeningHours = setting('OpeningHours');
  return {
    LegalName: setting('LegalName'),
    RegistrationNo: setting('RegistrationNo'),
    Address: setting('Address'),
    Email: setting('Email'),
    PhoneNo: setting('PhoneNo'),
    WebAddress: setting('WebAddress'),
    OpeningHours: OpeningHours.EN === '' ? null : OpeningHours,
  };
}

/** Returns `+852 3900 1000 · enquiries@…`, omitting empty parts. */
export const phoneAndEmail = ({ PhoneNo, Email }: Pick<Contact, 'PhoneNo' | 'Email'>): string =>
  [PhoneNo, Email].filter(Boolean).join(' · ');
