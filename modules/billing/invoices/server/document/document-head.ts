import type { Language } from '#platform/common/i18n/language.ts';
import { phoneAndEmail } from '#platform/server/settings/certification-body-contact.ts';
import type { InvoiceIssuer } from '../tables.ts';
import { nameLine, plainLine } from './format-line.ts';

/** Returns the certification body's details for the header and footer of a document. */
export const documentHead = (issuer: InvoiceIssuer, language: Language) => ({
  Name: nameLine(issuer.Name, language),
  Address: nameLine(issuer.Address, language),
  Contact: plainLine([phoneAndEmail(issuer), issuer.RegistrationNo].filter(Boolean).join(' · '), 'EN'),
});
