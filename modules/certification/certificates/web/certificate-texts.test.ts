import { describe, expect, it } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { certificateAddress } from '../rules/certificate-address.ts';
import { shownStatus, statusText } from '../rules/shown-status.ts';
import { labelPlaces } from './label-places.ts';
import { marksByDay } from './marks-by-day.ts';
import { placeOnLine } from './place-on-line.ts';
import { revisionState } from './revision-state.ts';

describe('position of a day on the timeline of a cycle', () => {
  const at = placeOnLine({ From: '2024-03-14', To: '2027-03-13' });
  it('the first day at the start, the last at the end, days outside at the nearer end', () => {
    expect([at('2024-03-14'), at('2027-03-13'), at('2023-12-31'), at('2028-01-01')]).toEqual([0, 1, 0, 1]);
  });
  it('a third of the days is a third of the timeline: 1094 days, of which 365 pass in the first year', () => {
    expect(at('2025-03-14')).toBeCloseTo(365 / 1094, 10);
  });
  it('a timeline of one day does not divide by zero', () => {
    expect(placeOnLine({ From: '2026-01-01', To: '2026-01-01' })('2026-01-01')).toBe(0);
  });
});

describe('the displayed status', () => {
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
  it('within its period it is unchanged', () => {
    expect(shownStatus({ CertificateStatusCode: 'PUBLISHED', IsExpired: false })).toBe('PUBLISHED');
  });
});

describe('the name of a status', () => {
  it('an ended statement was withdrawn, an ended certificate was terminated', () => {
    expect(statusText('STATEMENT', 'TERMINATED')).toBe('CERT_STATUS_WITHDRAWN');
    expect(statusText('CERTIFICATE', 'TERMINATED')).toBe('CERT_STATUS_TERMINATED');
  });
  it('all other statuses have one name for both', () => {
    expect(statusText('STATEMENT', 'PUBLISHED')).toBe('CERT_STATUS_PUBLISHED');
    expect(statusText('STATEMENT', 'DELETED')).toBe('CERT_STATUS_DELETED');
  });
});

describe('how a revision relates to the one in force', () => {
  const labelKey = (Revision: number, Status = 'READY', CertificateStatusCode = 'PUBLISHED' as const) =>
    revisionState({ Revision, Status }, { Revision: 2, CertificateStatusCode }).word;
  it('before, in force, and waiting', () => {
    expect([labelKey(1), labelKey(2), labelKey(3)]).toEqual([
      'CERT_REV_BEFORE',
      'CERT_REV_NOW',
      'CERT_REV_AHEAD',
    ]);
  });
  it('a revision being generated or failed is neither', () => {
    expect([labelKey(3, 'INTENDED'), labelKey(3, 'FAILED')]).toEqual(['CERT_REV_MAKING', 'CERT_REV_FAILED']);
  });
  it('before publication nothing is in force', () => {
    const pending = { Revision: 1, CertificateStatusCode: 'PENDING' } as const;
    expect(revisionState({ Revision: 1, Status: 'READY' }, pending).word).toBe('CERT_REV_AHEAD');
  });
  it('nor after the end; a suspended one is still the current one', () => {
    const last = (CertificateStatusCode: CertificateStatus) =>
      revisionState({ Revision: 2, Status: 'READY' }, { Revision: 2, CertificateStatusCode }).word;
    expect((['TERMINATED', 'DELETED', 'EXPIRED', 'SUSPENDED'] as const).map(last)).toEqual([
      'CERT_REV_LAST',
      'CERT_REV_LAST',
      'CERT_REV_LAST',
      'CERT_REV_NOW',
    ]);
  });
});

it('a statement has its own address', () => {
  expect(certificateAddress({ Kind: 'CERTIFICATE', CertificateKey: 'a' })).toBe('/certificate?key=a');
  expect(certificateAddress({ Kind: 'STATEMENT', CertificateKey: 'a' })).toBe('/statement?key=a');
});

describe('labels below the timeline of a cycle', () => {
  const rounded = (places: number[]) => labelPlaces(places).middles.map((place) => Number(place.toFixed(3)));
  it('are placed below their dots; the outer ones stay within the line', () => {
    expect(rounded([0, 1 / 3, 2 / 3, 1])).toEqual([0.1, 0.333, 0.667, 0.9]);
  });
  it('move apart to both sides at their minimum width', () => {
    expect(rounded([0, 0.33, 0.36, 1])).toEqual([0.06, 0.33, 0.45, 0.94]);
    expect(rounded([0, 0.95, 1])).toEqual([0.06, 0.82, 0.94]);
  });
  it('a further label soon after the start stays at its dot', () => {
    const { width, middles } = labelPlaces([0, 0.2, 1 / 3, 2 / 3, 1]);
    expect(Math.abs((middles[1] ?? 0) - 0.2)).toBeLessThanOrEqual(width / 2);
    expect(width).toBeGreaterThan(0.15);
  });
  it('share the timeline when there are many', () => {
    expect(rounded([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 1])).toEqual([
      0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.94,
    ]);
  });
  it('due dates on one day share one label', () => {
    const mark = { No: 1, Opens: null, State: 'AHEAD', Application: null } as const;
    const days = marksByDay({
      Marks: [
        { ...mark, Kind: 'ISSUED', On: '2026-05-24' },
        { ...mark, Kind: 'RENEWAL', On: '2029-05-24' },
        { ...mark, Kind: 'EXPIRY', On: '2029-05-24' },
      ],
    });
    expect(days.map((day) => day.map(({ Kind }) => Kind))).toEqual([['ISSUED'], ['RENEWAL', 'EXPIRY']]);
  });
});
