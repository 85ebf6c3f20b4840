import type { Language } from '@assay/shared/translation/language.ts';
import { phoneAndEmail } from '../../certificate/body-contact.ts';
import type { InvoiceIssuer } from '../../db/money-tables.ts';
import { nameLine, plainLine } from './say-line.ts';

/** The body at the head and foot of a paper. */
export const paperHead = (issuer: InvoiceIssuer, language: Language) => ({
  Name: nameLine(issuer.Name, language),
  Address: nameLine(issuer.Address, language),
  Contact: plainLine([phoneAndEmail(issuer), issuer.RegistrationNo].filter(Boolean).join(' · '), 'EN'),
});
