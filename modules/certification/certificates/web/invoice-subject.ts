/**
 * Registers certificates as invoice subjects for the web, so that an invoice screen offers their invoice
 * actions.
 */
import { certificateInvoiceWorkflow } from '#modules/billing/invoices/rules/index.ts';
import { provideInvoiceSubject } from '#modules/billing/invoices/web/index.ts';
import { certificateAddress } from '../rules/certificate-address.ts';

provideInvoiceSubject('CERTIFICATE', {
  // Names the workflow after the certificate, because its records belong to one.
  workflow: { ...certificateInvoiceWorkflow, Name: 'Certificate' },
  address: (CertificateKey) => certificateAddress({ Kind: 'CERTIFICATE', CertificateKey }),
});
