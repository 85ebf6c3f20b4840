import { DEFAULT_SETTINGS } from '#platform/common/settings/current-settings.ts';
import { bodyContact } from '#platform/server/settings/body-contact.ts';
import type { InvoiceIssuer } from './tables.ts';

/** The body as it stands at the head of papers that are made now. */
export function issuerNow(): InvoiceIssuer {
  const { LegalName, RegistrationNo, Address, Email, PhoneNo } = bodyContact();
  return { Name: LegalName, RegistrationNo, Address, Email, PhoneNo };
}

/** What was issued stays as it was, whatever the body is called since. */
export const issuerOf = (stored: InvoiceIssuer | null): InvoiceIssuer => stored ?? BEFORE_SETTINGS;

const { LegalName, RegistrationNo, Address, Email, PhoneNo } = DEFAULT_SETTINGS;
const BEFORE_SETTINGS: InvoiceIssuer = { Name: LegalName, RegistrationNo, Address, Email, PhoneNo };
