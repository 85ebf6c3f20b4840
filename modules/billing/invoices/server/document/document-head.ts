import type { Language } from '#platform/common/i18n/language.ts';
import { phoneAndEmail } from '#platform/server/settings/certification-body-contact.ts';
import type { InvoiceIssuer } from '../tables.ts';
import { nameLine, plainLine } from './format-line.ts';

/**
 * Formats the certification body's name, address and contact details for the header and footer of printed
 * invoices and statements.
 */
export const documentHead = (issuer: InvoiceIssuer, language: Language) => ({
  Name: nameLine(issuer.Name, language),
  Address: nameLine(issuer.Address, language),
  Contact: plainLine([phoneAndEmail(issuer), issuer.RegistrationNo].filter(Boolean).join(' · '), 'EN'),
});
