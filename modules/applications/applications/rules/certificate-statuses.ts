/** Statuses of a certificate (specification point 4) with the facts about each, and the lists derived from them. */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type CertificateStatusFacts = {
  Tone: Tone;
  /** Grants certification today, unless its last valid day is over. */
  IsValid: boolean;
  /** Issued and not ended: valid or suspended. */
  IsInForce: boolean;
  /** Published once, so that its holder sees it; not void. */
  IsIssued: boolean;
  /** Ended permanently: it cannot be restored and gets no further documents. */
  IsEnded: boolean;
};

const none = { IsValid: false, IsInForce: false, IsIssued: true, IsEnded: false } as const;
const valid = { ...none, IsValid: true, IsInForce: true } as const;

export const CERTIFICATE_STATUS = defineStatuses<CertificateStatusFacts>()({
  PENDING: { ...none, Tone: 'info', IsIssued: false },
  ACTIVE: { ...valid, Tone: 'success' },
  PUBLISHED: { ...valid, Tone: 'success' },
  SUSPENDED: { ...none, Tone: 'warning', IsInForce: true },
  TERMINATED: { ...none, Tone: 'danger', IsEnded: true },
  EXPIRED: { ...none, Tone: 'danger' },
  DELETED: { ...none, Tone: 'plain', IsIssued: false, IsEnded: true },
  RENEWAL: { ...valid, Tone: 'info' },
});

export type CertificateStatus = keyof typeof CERTIFICATE_STATUS;
export const CERTIFICATE_STATUSES = statusNames(CERTIFICATE_STATUS);

const where = (condition: (facts: CertificateStatusFacts) => boolean) =>
  statusesWhere(CERTIFICATE_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const certificateStatuses = {
  valid: where(({ IsValid }) => IsValid),
  inForce: where(({ IsInForce }) => IsInForce),
  issued: where(({ IsIssued }) => IsIssued),
  /** Not published yet, or issued in error: clients and the public do not see them. */
  hiddenFromClients: where(({ IsIssued }) => !IsIssued),
} as const;
