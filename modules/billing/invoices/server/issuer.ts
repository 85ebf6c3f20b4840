/**
 * The certification body's details in the header of invoices: those for documents issued now, and those
 * stored with an invoice, which it keeps even if the certification body is renamed.
 */
import { platformSettings } from '#platform/common/settings/platform-settings.ts';
import { certificationBodyContact } from '#platform/server/settings/certification-body-contact.ts';
import type { InvoiceIssuer } from './tables.ts';

/** The certification body's details in the header of documents issued now. */
export function issuerNow(): InvoiceIssuer {
  const { LegalName, RegistrationNo, Address, Email, PhoneNo } = certificationBodyContact();
  return { Name: LegalName, RegistrationNo, Address, Email, PhoneNo };
}

/**
 * Returns the issuer printed on an invoice; issued documents keep it even if the certification body is
 * renamed.
 */
export const issuerOf = (stored: InvoiceIssuer | null): InvoiceIssuer => stored ?? BEFORE_SETTINGS;

const BEFORE_SETTINGS: InvoiceIssuer = {
  Name: platformSettings.LegalName.Default,
  RegistrationNo: platformSettings.RegistrationNo.Default,
  Address: platformSettings.Address.Default,
  Email: platformSettings.Email.Default,
  PhoneNo: platformSettings.PhoneNo.Default,
};
