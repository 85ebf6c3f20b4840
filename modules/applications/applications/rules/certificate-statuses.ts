/** Statuses of a certificate (specification point 4) with the facts about each, and the lists derived from them. */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type CertificateStatusFacts = {
  Tone: Tone;
  /** EXPIRED can still be renewed for some time; ENDED is permanent, without further documents. */
  Phase: 'UNPUBLISHED' | 'IN_FORCE' | 'EXPIRED' | 'ENDED';
  /** In force, but certifying nothing until it is lifted. */
  IsSuspended: boolean;
  /** A renewal assessment is in progress. */
  IsInRenewal: boolean;
  /** Issued in error, hence never valid. */
  IsVoid: boolean;
  /** Who may see it: everyone in the register, those who have its code, or staff only. */
  Audience: 'PUBLIC' | 'CODE' | 'STAFF';
};

const plain = { IsSuspended: false, IsInRenewal: false, IsVoid: false } as const;

export const CERTIFICATE_STATUS = defineStatuses<CertificateStatusFacts>()({
  PENDING: { ...plain, Tone: 'info', Phase: 'UNPUBLISHED', Audience: 'STAFF' },
  ACTIVE: { ...plain, Tone: 'success', Phase: 'IN_FORCE', Audience: 'CODE' },
  PUBLISHED: { ...plain, Tone: 'success', Phase: 'IN_FORCE', Audience: 'PUBLIC' },
  SUSPENDED: { ...plain, Tone: 'warning', Phase: 'IN_FORCE', Audience: 'PUBLIC', IsSuspended: true },
  TERMINATED: { ...plain, Tone: 'danger', Phase: 'ENDED', Audience: 'PUBLIC' },
  EXPIRED: { ...plain, Tone: 'danger', Phase: 'EXPIRED', Audience: 'PUBLIC' },
  DELETED: { ...plain, Tone: 'plain', Phase: 'ENDED', Audience: 'STAFF', IsVoid: true },
  RENEWAL: { ...plain, Tone: 'info', Phase: 'IN_FORCE', Audience: 'PUBLIC', IsInRenewal: true },
});

export type CertificateStatus = keyof typeof CERTIFICATE_STATUS;
export const CERTIFICATE_STATUSES = statusNames(CERTIFICATE_STATUS);

/** Status of a certificate that has just been made. */
export const NEW_CERTIFICATE_STATUS = 'PENDING' satisfies CertificateStatus;

const where = (condition: (facts: CertificateStatusFacts) => boolean) =>
  statusesWhere(CERTIFICATE_STATUS, condition);
const isValid = ({ Phase, IsSuspended }: CertificateStatusFacts) => Phase === 'IN_FORCE' && !IsSuspended;

/** Lists of statuses, derived from the table. */
export const certificateStatuses = {
  unpublished: where(({ Phase }) => Phase === 'UNPUBLISHED'),
  /** Grants certification today, unless its last valid day is over. */
  valid: where(isValid),
  suspended: where(({ IsSuspended }) => IsSuspended),
  inRenewal: where(({ IsInRenewal }) => IsInRenewal),
  /** Valid, and no renewal assessment has been started. */
  beforeRenewal: where((facts) => isValid(facts) && !facts.IsInRenewal),
  /** Published and not ended: valid or suspended. */
  inForce: where(({ Phase }) => Phase === 'IN_FORCE'),
  /** Expected to come into force, or in force. */
  pendingOrInForce: where(({ Phase }) => Phase === 'UNPUBLISHED' || Phase === 'IN_FORCE'),
  expired: where(({ Phase }) => Phase === 'EXPIRED'),
  /** In force, or expired and perhaps renewed: what a later assessment updates. */
  renewable: where(({ Phase }) => Phase === 'IN_FORCE' || Phase === 'EXPIRED'),
  /** Ended permanently: it cannot be restored and gets no further documents. */
  ended: where(({ Phase }) => Phase === 'ENDED'),
  terminated: where(({ Phase, IsVoid }) => Phase === 'ENDED' && !IsVoid),
  /** As users see the end of a certificate: expired, terminated, or withdrawn. */
  expiredOrTerminated: where(({ Phase, IsVoid }) => (Phase === 'EXPIRED' || Phase === 'ENDED') && !IsVoid),
  /** Expired or ended permanently. */
  noLongerInForce: where(({ Phase }) => Phase === 'EXPIRED' || Phase === 'ENDED'),
  /** Issued in error. */
  void: where(({ IsVoid }) => IsVoid),
  /** Published once, so that its holder sees it; not void. */
  issued: where(({ Phase, IsVoid }) => Phase !== 'UNPUBLISHED' && !IsVoid),
  /** Not published yet, or issued in error: clients and the public do not see them. */
  hiddenFromClients: where(({ Audience }) => Audience === 'STAFF'),
  /** In the public register. */
  listed: where(({ Audience }) => Audience === 'PUBLIC'),
  /** In the public register and valid, or valid again after its suspension. */
  listedInForce: where(({ Phase, Audience }) => Phase === 'IN_FORCE' && Audience === 'PUBLIC'),
  listedValid: where((facts) => isValid(facts) && facts.Audience === 'PUBLIC'),
  /** Shown only to those who have its code. */
  withCode: where(({ Audience }) => Audience === 'CODE'),
} as const;

/** Terminated or issued in error: it cannot be restored and gets no further documents. */
export const hasEnded = (status: CertificateStatus): boolean => certificateStatuses.ended.includes(status);
