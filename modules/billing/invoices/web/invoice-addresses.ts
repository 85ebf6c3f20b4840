/** URLs of an invoice's page and of the page of its application or certificate. */
import type { InvoiceRow } from '../rules/contract.ts';
import { invoiceSubject } from './invoice-subjects.ts';

type About = InvoiceRow['About'];

/** Returns the URL of an invoice's page. */
export const invoiceAddress = ({ Kind, Key }: Pick<About, 'Kind' | 'Key'>): string =>
  Kind === 'APPLICATION' ? `/invoice/${Key}` : `/certificate/invoice/${Key}`;

/** Returns the URL of the application or certificate that an invoice is about. */
export const subjectAddress = ({ Kind, Key }: About): string => invoiceSubject(Kind).address(Key);
