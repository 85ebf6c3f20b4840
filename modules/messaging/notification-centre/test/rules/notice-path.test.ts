import { expect, test } from 'vitest';
import { noticePath } from '../../rules/notice-path.ts';

test('payment messages link to the invoice, certificate messages to the certificate, others to the application', () => {
  const application = { ApplicationKey: 'an-application' };
  expect(noticePath('PROOF_REFUSED', application)).toBe('/invoice/an-application');
  expect(noticePath('OVERPAYMENT', application)).toBe('/invoice/an-application');
  expect(noticePath('RETURNED', application)).toBe('/viewform?key=an-application');
  expect(noticePath('PROOF_REFUSED', { ...application, CertificateKey: 'a-certificate' })).toBe(
    '/certificate/invoice/a-certificate',
  );
  // A kind of another portal version, and a notification without an application.
  expect(noticePath('SOMETHING', application)).toBe('/viewform?key=an-application');
  expect(noticePath('PAID', { ApplicationKey: null })).toBeNull();
});
