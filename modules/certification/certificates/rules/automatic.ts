/** Status changes of a certificate that the portal makes by itself: publication, renewal and expiry. */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { AutomaticRow } from '#platform/common/workflow/automatic.ts';
import type { CertificateEventName } from './event-facts.ts';

/** Facts on which the automatic changes depend; stored columns of the certificate. */
export type AutomaticFacts = {
  CertificateStatusCode: CertificateStatus;
  /** Status to which RESUME returns: the one before the suspension. */
  StatusBefore: CertificateStatus | null;
  /** Last valid day in Hong Kong, YYYY-MM-DD; null if the certificate does not expire. */
  ExpiryDate: string | null;
  /** The certification body has removed it from the public register. */
  IsUnlisted: boolean;
};

type CertificateAutomaticRow = AutomaticRow<CertificateStatus, AutomaticFacts> & {
  /** Entry in the history; null for a change that only a later RESUME makes visible. */
  event: (facts: AutomaticFacts) => CertificateEventName | null;
};

const listed = ({ IsUnlisted }: AutomaticFacts): CertificateStatus => (IsUnlisted ? 'ACTIVE' : 'PUBLISHED');

const certificateAutomatic = {
  ISSUE: {
    Source: 'spec 7; domain 6',
    Trigger: 'PUBLISH of its first application',
    From: ['PENDING'],
    To: ['PUBLISHED'],
    change: ({ CertificateStatusCode }) => ({
      CertificateStatusCode: 'PUBLISHED',
      StatusBefore: CertificateStatusCode,
    }),
    event: () => 'PUBLISHED',
  },
  RENEWAL_DECIDED: {
    Source: 'spec 7; domain 6, 7',
    Trigger: 'PUBLISH of its RENEWAL; a suspended certificate stays suspended',
    From: ['RENEWAL', 'ACTIVE', 'EXPIRED', 'SUSPENDED'],
    To: { RENEWAL: ['PUBLISHED'], ACTIVE: ['SAME'], EXPIRED: ['PUBLISHED', 'ACTIVE'], SUSPENDED: ['SAME'] },
    change: (facts, today) => {
      const { CertificateStatusCode: status, StatusBefore, ExpiryDate } = facts;
      // An unlisted certificate does not show its renewal.
      if (status === 'ACTIVE') return {};
      // When resumed, it must return neither to a renewal in progress nor to expired.
      if (status === 'SUSPENDED')
        return StatusBefore === 'RENEWAL' || StatusBefore === 'EXPIRED'
          ? { StatusBefore: listed(facts) }
          : null;
      if (status === 'EXPIRED' && ExpiryDate !== null && ExpiryDate < today) return null;
      return { CertificateStatusCode: listed(facts), StatusBefore: status };
    },
    event: ({ CertificateStatusCode, IsUnlisted }) => {
      if (CertificateStatusCode === 'SUSPENDED') return null;
      return IsUnlisted || CertificateStatusCode === 'ACTIVE' ? 'RENEWED' : 'PUBLISHED';
    },
  },
  RENEWAL_STARTED: {
    Source: 'spec 7; domain 6, 7',
    Trigger: 'its RENEWAL opens; an unlisted certificate stays unlisted',
    From: ['PUBLISHED', 'ACTIVE', 'SUSPENDED'],
    To: { PUBLISHED: ['RENEWAL'], ACTIVE: ['SAME'], SUSPENDED: ['SAME'] },
    change: ({ CertificateStatusCode: status, StatusBefore }) => {
      if (status === 'PUBLISHED') return { CertificateStatusCode: 'RENEWAL', StatusBefore: 'PUBLISHED' };
      if (status === 'ACTIVE') return {};
      // When the suspension ends, the certificate returns to the renewal in progress.
      return StatusBefore === 'PUBLISHED' ? { StatusBefore: 'RENEWAL' } : null;
    },
    event: () => 'RENEWAL_STARTED',
  },
  RENEWAL_ENDED: {
    Source: 'spec 7; domain 6, 7',
    Trigger: 'its RENEWAL is cancelled or rejected and no other one is in progress',
    From: ['RENEWAL', 'ACTIVE', 'SUSPENDED'],
    To: { RENEWAL: ['PUBLISHED'], ACTIVE: ['SAME'], SUSPENDED: ['SAME'] },
    change: ({ CertificateStatusCode: status, StatusBefore }) => {
      if (status === 'RENEWAL') return { CertificateStatusCode: 'PUBLISHED', StatusBefore: null };
      return status === 'SUSPENDED' && StatusBefore === 'RENEWAL' ? { StatusBefore: 'PUBLISHED' } : {};
    },
    event: () => 'RENEWAL_ENDED',
  },
  LAPSE: {
    Source: 'spec 7; domain 6',
    Trigger: 'at night after its expiry date; a suspended certificate stays suspended',
    From: ['PUBLISHED', 'ACTIVE', 'RENEWAL'],
    To: ['EXPIRED'],
    change: ({ CertificateStatusCode, ExpiryDate }, today) =>
      ExpiryDate !== null && ExpiryDate < today
        ? { CertificateStatusCode: 'EXPIRED', StatusBefore: CertificateStatusCode }
        : null,
    event: () => 'EXPIRED',
  },
} as const satisfies Record<string, CertificateAutomaticRow>;

export type CertificateTransition = keyof typeof certificateAutomatic;
export const certificateTransitions: Readonly<Record<CertificateTransition, CertificateAutomaticRow>> =
  certificateAutomatic;
