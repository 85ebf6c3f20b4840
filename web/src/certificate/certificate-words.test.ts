import { certificateAddress } from '@assay/shared/certificate/certificate-address.ts';
import { shownStatus } from '@assay/shared/certificate/shown-status.ts';
import { describe, expect, it } from 'vitest';
import { placeOnLine } from './place-on-line.ts';
import { revisionState } from './revision-state.ts';

describe('where a day stands on the line of a cycle', () => {
  const at = placeOnLine({ From: '2024-03-14', To: '2027-03-13' });
  it('the first day at the beginning, the last at the end, what lies outside at the nearer end', () => {
    expect([at('2024-03-14'), at('2027-03-13'), at('2023-12-31'), at('2028-01-01')]).toEqual([0, 1, 0, 1]);
  });
  it('a third of the days is a third of the line: 1094 days, of which 365 pass in the first year', () => {
    expect(at('2025-03-14')).toBeCloseTo(365 / 1094, 10);
  });
  it('a line of one day does not divide by nothing', () => {
    expect(placeOnLine({ From: '2026-01-01', To: '2026-01-01' })('2026-01-01')).toBe(0);
  });
});

describe('the status that is shown', () => {
  it.each([
    ['PUBLISHED', 'EXPIRED'],
    ['ACTIVE', 'EXPIRED'],
    ['RENEWAL', 'EXPIRED'],
    ['SUSPENDED', 'SUSPENDED'],
    ['TERMINATED', 'TERMINATED'],
    ['DELETED', 'DELETED'],
    ['EXPIRED', 'EXPIRED'],
  ] as const)('%s past its last day is shown as %s', (CertificateStatusCode, shown) => {
    expect(shownStatus({ CertificateStatusCode, IsExpired: true })).toBe(shown);
  });
  it('within its period it is what it is', () => {
    expect(shownStatus({ CertificateStatusCode: 'PUBLISHED', IsExpired: false })).toBe('PUBLISHED');
  });
});

describe('how a revision stands to the one in force', () => {
  const word = (Revision: number, Status = 'READY', CertificateStatusCode = 'PUBLISHED' as const) =>
    revisionState({ Revision, Status }, { Revision: 2, CertificateStatusCode }).word;
  it('before, in force, and waiting', () => {
    expect([word(1), word(2), word(3)]).toEqual(['CERT_REV_BEFORE', 'CERT_REV_NOW', 'CERT_REV_AHEAD']);
  });
  it('what is being made, or could not be, is neither', () => {
    expect([word(3, 'INTENDED'), word(3, 'FAILED')]).toEqual(['CERT_REV_MAKING', 'CERT_REV_FAILED']);
  });
  it('nothing is in force before the publication', () => {
    const pending = { Revision: 1, CertificateStatusCode: 'PENDING' } as const;
    expect(revisionState({ Revision: 1, Status: 'READY' }, pending).word).toBe('CERT_REV_AHEAD');
  });
});

it('a statement has an address of its own', () => {
  expect(certificateAddress({ Kind: 'CERTIFICATE', CertificateKey: 'a' })).toBe('/certificate?key=a');
  expect(certificateAddress({ Kind: 'STATEMENT', CertificateKey: 'a' })).toBe('/statement?key=a');
});
