import { viewAddress } from '#modules/applications/applications/web/addresses.ts';
import { certificateAddress } from '#modules/certification/certificates/rules/certificate-address.ts';
import type { InvoiceRow } from '../rules/contract.ts';

type About = InvoiceRow['About'];

/** Where an invoice stands: under what it is about. */
export const invoiceAddress = ({ Kind, Key }: Pick<About, 'Kind' | 'Key'>): string =>
  Kind === 'APPLICATION' ? `/invoice/${Key}` : `/certificate/invoice/${Key}`;

/** The application or certificate that an invoice is about. */
export const subjectAddress = ({ Kind, Key }: About): string =>
  Kind === 'APPLICATION'
    ? viewAddress(Key)
    : certificateAddress({ Kind: 'CERTIFICATE', CertificateKey: Key });
