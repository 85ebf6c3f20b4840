import type { InvoiceRow } from '../rules/contract.ts';
import { invoiceSubject } from './invoice-subjects.ts';

type About = InvoiceRow['About'];

/** The address of an invoice: below its subject. */
export const invoiceAddress = ({ Kind, Key }: Pick<About, 'Kind' | 'Key'>): string =>
  Kind === 'APPLICATION' ? `/invoice/${Key}` : `/certificate/invoice/${Key}`;

/** The application or certificate that an invoice is about. */
export const subjectAddress = ({ Kind, Key }: About): string => invoiceSubject(Kind).address(Key);
