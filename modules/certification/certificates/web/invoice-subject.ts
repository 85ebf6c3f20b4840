import { certificateInvoiceWorkflow } from '#modules/billing/invoices/rules/index.ts';
import { provideInvoiceSubject } from '#modules/billing/invoices/web/index.ts';
import { certificateAddress } from '../rules/certificate-address.ts';

provideInvoiceSubject('CERTIFICATE', {
  // Records of its table are named by the certificate.
  workflow: { ...certificateInvoiceWorkflow, Name: 'Certificate' },
  address: (CertificateKey) => certificateAddress({ Kind: 'CERTIFICATE', CertificateKey }),
  relatedPaths: [],
});
