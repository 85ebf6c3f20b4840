import { expect, it } from 'vitest';
import { pageExpiryDate } from '../../rules/page-expiry-date.ts';

const certificate = { CertificateStatusCode: 'PUBLISHED', ExpiryDate: '2030-03-07' } as const;

it.each([
  ['INITIAL', 'CERTIFIED', '2027-03-07', undefined, '2027-03-07'],
  ['INITIAL', 'CERTIFIED', '2027-03-01', { ...certificate, CertificateStatusCode: 'PENDING' }, '2027-03-01'],
  ['INITIAL', 'COMPLETED', '2027-03-07', certificate, '2030-03-07'],
  ['SURVEILLANCE', 'CERTIFIED', '2027-03-07', certificate, '2030-03-07'],
  ['SURVEILLANCE', 'CERTIFIED', '2033-03-07', certificate, '2030-03-07'],
  ['SPECIAL', 'CERTIFIED', '2027-03-07', certificate, '2030-03-07'],
  ['SPECIAL', 'COMPLETED', null, certificate, '2030-03-07'],
  ['RENEWAL', 'CERTIFIED', '2033-03-07', certificate, '2033-03-07'],
  ['RENEWAL', 'CERTIFIED', null, certificate, '2030-03-07'],
  // The certificate was extended after the renewal had been published.
  ['RENEWAL', 'COMPLETED', '2029-12-31', certificate, '2030-03-07'],
] as const)(
  '%s in %s with %s',
  (AssessmentType, ApplicationStatusCode, ExpiryDate, currentCertificate, expected) => {
    expect(pageExpiryDate({ AssessmentType, ApplicationStatusCode, ExpiryDate }, currentCertificate)).toBe(
      expected,
    );
  },
);
