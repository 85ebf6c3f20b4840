import { platformSettings } from '#platform/common/settings/platform-settings.ts';
import { bodyContact } from '#platform/server/settings/body-contact.ts';
import type { InvoiceIssuer } from './tables.ts';

/** The body as it stands at the head of papers that are made now. */
export function issuerNow(): InvoiceIssuer {
  const { LegalName, RegistrationNo, Address, Email, PhoneNo } = bodyContact();
  return { Name: LegalName, RegistrationNo, Address, Email, PhoneNo };
}

/** What was issued stays as it was, whatever the body is called since. */
export const issuerOf = (stored: InvoiceIssuer | null): InvoiceIssuer => stored ?? BEFORE_SETTINGS;

const BEFORE_SETTINGS: InvoiceIssuer = {
  Name: platformSettings.LegalName.Default,
  RegistrationNo: platformSettings.RegistrationNo.Default,
  Address: platformSettings.Address.Default,
  Email: platformSettings.Email.Default,
  PhoneNo: platformSettings.PhoneNo.Default,
};
