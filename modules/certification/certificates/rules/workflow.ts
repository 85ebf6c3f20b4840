/** Workflow table of a certificate after its issue: which roles may take which action in which status. */
import { CERTIFICATE_STATUSES, type CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { DialogField, Row } from '#platform/common/workflow/types.ts';
import { certificateTransitions } from './automatic.ts';
import type { CertificateEventName } from './event-facts.ts';
import type { CertificateLifeFacts } from './life-facts.ts';
import { lifeGuards as g } from './life-guards.ts';
import { lifeInputs as input } from './life-inputs.ts';
import { certificatesPermissions as may } from './permissions.ts';

/** Specification point 6: some of the administrative staff; clients and the CEO have read access only. */
const CERTIFICATE_MANAGERS = [{ Roles: may.MANAGE_CERTIFICATES }] as const;
const ADMINS = [{ Roles: may.VOID_CERTIFICATES }] as const;
/**
 * Documents need the grant to generate, not a role in the status: all staff but the CEO, who has read-only access to
 * certificates.
 */
const GENERATORS = [{ Roles: may.RENEW_DOCUMENTS }];
const GOOD = ['PUBLISHED', 'ACTIVE', 'RENEWAL'] as const;
const SEEN = [...GOOD, 'SUSPENDED', 'TERMINATED', 'EXPIRED'] as const;
/**
 * Before the first publication, pages are generated with the application's key. For an ended certificate,
 * the guard gives the reason.
 */
const PAGED = [...SEEN, 'DELETED'] as const;
/** Statuses in which documents can be generated; in the other statuses of PAGED the guard refuses. */
const MADE_IN = [...GOOD, 'SUSPENDED', 'EXPIRED'] as const;

const STATUS = '/application/certificate/status';
const REASON: DialogField = { Field: 'Remark', Kind: 'remark', IsRequired: true };
const REMARK: DialogField = { Field: 'Remark', Kind: 'remark' };
/** Begins with the scope that the certificate prints now. */
const SCOPE: DialogField = { Field: 'Scope', Kind: 'localized', Label: 'CERT_SCOPE', Initial: 'Scope', IsRequired: true };
const FILES: DialogField = { Field: 'Attachment', Kind: 'files' };
const FILE: DialogField = { Field: 'Attachment', Kind: 'files', IsRequired: true, IsOnePdf: true };

/**
 * Lifecycle of a certificate after its decision (domain 6): who may do what, when, and the resulting status.
 * Its first publication is the application's PUBLISH; the workflow of its invoice is in `rules/workflow.ts`
 * of `billing/invoices`. Expiry is not a user action: the daily job expires certificates
 * (`modules/certification/certificates/server/expire-lapsed-certificates.ts`).
 */
const Rows = {
  RENEW: {
    Source: 'spec 7; domain 6, 7', Path: '/application/certificate/renew', From: ['PUBLISHED', 'ACTIVE'], By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.renewalOffered, g.notPast, g.noOpenRenewal, g.renewalWindow], Input: input.base, To: { PUBLISHED: ['RENEWAL'], ACTIVE: ['SAME'] },
    // An unlisted certificate stays unlisted while it is renewed.
    Ui: { Label: 'ACT_CERT_RENEW', Means: 'CERT_MEANS_RENEW', Tone: 'primary', Place: 'main', Fields: [REMARK] }, Success: 'MSG_CERT_RENEWAL_STARTED',
    Event: 'RENEWAL_STARTED',
  },
  PUBLISH: {
    Source: 'spec 7; domain 6', Path: STATUS, Selector: 'CertificateStatusCode PUBLISHED', Given: { CertificateStatusCode: 'PUBLISHED' }, From: ['ACTIVE'], By: CERTIFICATE_MANAGERS,
    When: [g.notPast], Input: input.status, To: ['PUBLISHED'],
    Ui: { Label: 'ACT_CERT_PUBLISH', Means: 'CERT_MEANS_PUBLISH', Tone: 'primary', Place: 'main', Fields: [REMARK] }, Success: 'MSG_CERT_PUBLISHED',
    Event: 'PUBLISHED',
  },
  UNPUBLISH: {
    Source: 'spec 7; domain 6', Path: STATUS, Selector: 'CertificateStatusCode ACTIVE', Given: { CertificateStatusCode: 'ACTIVE' }, From: ['PUBLISHED'], By: CERTIFICATE_MANAGERS,
    When: [], Input: input.status, To: ['ACTIVE'],
    Ui: { Label: 'ACT_CERT_UNPUBLISH', Means: 'CERT_MEANS_UNPUBLISH', Tone: 'default', Place: 'more', Fields: [REMARK] }, Success: 'MSG_CERT_UNPUBLISHED',
    Event: 'UNLISTED',
  },
  SUSPEND: {
    Source: 'spec 7; domain 6', Path: STATUS, Selector: 'CertificateStatusCode SUSPENDED', Given: { CertificateStatusCode: 'SUSPENDED' }, From: [...GOOD, 'EXPIRED'], By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.decisionMade, g.remarkGiven], Input: input.status, To: ['SUSPENDED'],
    change: ({ facts }) => ({ CertificateStatusCode: 'SUSPENDED', StatusBefore: facts.CertificateStatusCode }),
    Ui: { Label: 'ACT_CERT_SUSPEND', Means: 'CERT_MEANS_SUSPEND', Tone: 'danger', Place: 'secondary', Fields: [REASON, FILES] }, Success: 'MSG_CERT_SUSPENDED',
    Event: 'SUSPENDED',
  },
  RESUME: {
    Source: 'spec 7; domain 6', Path: '/application/certificate/resume', From: ['SUSPENDED'], By: CERTIFICATE_MANAGERS,
    When: [g.decisionMade, g.notPast, g.wasNotExpired], Input: input.base, To: ['PUBLISHED', 'ACTIVE', 'RENEWAL'],
    change: ({ facts }) => ({ CertificateStatusCode: facts.StatusBefore ?? 'PUBLISHED', StatusBefore: null }),
    Ui: { Label: 'ACT_CERT_RESUME', Tone: 'primary', Place: 'main', Fields: [REMARK, FILES] }, Success: 'MSG_CERT_RESUMED',
    Event: 'RESUMED',
  },
  TERMINATE: {
    Source: 'spec 7; domain 6', Path: STATUS, Selector: 'CertificateStatusCode TERMINATED', Given: { CertificateStatusCode: 'TERMINATED' }, From: ['SUSPENDED'], By: CERTIFICATE_MANAGERS,
    When: [g.decisionMade, g.remarkGiven], Input: input.status, To: ['TERMINATED'],
    Ui: { Label: 'ACT_CERT_TERMINATE', Means: 'CERT_MEANS_TERMINATE', Tone: 'danger', Place: 'secondary', Fields: [REASON, FILES] }, Success: 'MSG_CERT_TERMINATED',
    Event: 'TERMINATED',
  },
  EXPIRE: {
    Source: 'spec 7; domain 6', Path: STATUS, Selector: 'CertificateStatusCode EXPIRED', Given: { CertificateStatusCode: 'EXPIRED' }, From: ['PUBLISHED', 'ACTIVE'], By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.hasExpiry, g.decisionMade, g.remarkGiven], Input: input.status, To: ['EXPIRED'],
    Ui: { Label: 'ACT_CERT_EXPIRE', Means: 'CERT_MEANS_EXPIRE', Tone: 'danger', Place: 'more', Fields: [REASON, FILES] }, Success: 'MSG_CERT_EXPIRED',
    Event: 'EXPIRED',
  },
  EXTEND: {
    Source: 'spec 7; domain 6', Path: '/application/certificate/extend', From: GOOD, By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.hasExpiry, g.extensionAllowed, g.decisionMade, g.notPast, g.noPagePending, g.expiryLater, g.expiryNear, g.remarkGiven], Input: input.extend, To: ['SAME'],
    Ui: { Label: 'ACT_CERT_EXTEND', Tone: 'default', Place: 'more', Fields: [{ Field: 'ExpiryDateTime', Kind: 'date', IsRequired: true }, REASON] }, Success: 'MSG_CERT_EXTENDED',
    Event: 'EXTENDED',
  },
  EXTEND_SCOPE: {
    Source: 'issue 30', Path: '/application/certificate/scope/extend', From: GOOD, By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.decisionMade, g.notPast, g.noPagePending, g.scopeChanged, g.remarkGiven], Input: input.scope, To: ['SAME'],
    Ui: { Label: 'ACT_CERT_EXTEND_SCOPE', Means: 'CERT_MEANS_SCOPE', Tone: 'default', Place: 'more', Fields: [SCOPE, REASON, FILES] }, Success: 'MSG_CERT_SCOPE_CHANGED',
    Event: 'SCOPE_EXTENDED',
  },
  REDUCE_SCOPE: {
    Source: 'issue 30', Path: '/application/certificate/scope/reduce', From: [...GOOD, 'SUSPENDED'], By: CERTIFICATE_MANAGERS,
    When: [g.hasPeriod, g.decisionMade, g.notPast, g.noPagePending, g.scopeChanged, g.remarkGiven], Input: input.scope, To: ['SAME'],
    Ui: { Label: 'ACT_CERT_REDUCE_SCOPE', Means: 'CERT_MEANS_SCOPE', Tone: 'danger', Place: 'more', Fields: [SCOPE, REASON, FILES] }, Success: 'MSG_CERT_SCOPE_CHANGED',
    Event: 'SCOPE_REDUCED',
  },
  REGENERATE: {
    Source: 'spec 4, 6, 7; domain 6', Path: '/application/certificate/regenerate', Selector: 'with CertificateKey', From: PAGED, Named: MADE_IN, By: GENERATORS,
    When: [g.generationGranted, g.certNotEnded, g.paidOrBypass, g.noPagePending, g.hasPage], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_REGENERATE', Means: 'CERT_MEANS_REGENERATE', Tone: 'default', Place: 'more', Fields: [REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERTIFICATE_GENERATED',
    Event: null,
  },
  UPLOAD_CERT: {
    Source: 'spec 4, 6; domain 4', Path: '/application/certificate/upload', Selector: 'with CertificateKey', From: PAGED, Named: MADE_IN, By: GENERATORS,
    When: [g.generationGranted, g.certNotEnded, g.paidOrBypass, g.noPagePending], Input: input.upload, To: ['SAME'],
    Ui: { Label: 'ACT_UPLOAD_CERT', Means: 'CERT_MEANS_UPLOAD', Tone: 'default', Place: 'more', Fields: [FILE, REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERT_STATE_UPLOAD',
    Event: null,
  },
  GENERATE_DISCLOSURE: {
    Source: 'spec 4, 6; domain 4, 6', Path: '/application/certificate/disclosure/generate', From: ['PENDING', ...PAGED], Named: ['PENDING', ...MADE_IN], By: GENERATORS,
    When: [g.generationGranted, g.certNotEnded, g.noPagePending, g.hasPage, g.noDisclosurePending], Input: input.base, To: ['SAME'],
    Ui: { Label: 'ACT_GENERATE_DISCLOSURE', Means: 'CERT_MEANS_DISCLOSE', Tone: 'default', Place: 'more', Fields: [REMARK] }, Success: 'MSG_DISCLOSURE_STARTED',
    Event: null,
  },
  UPLOAD_DISCLOSURE: {
    Source: 'spec 4, 6; domain 4', Path: '/application/disclosure/upload', Selector: 'with CertificateKey', From: ['PENDING', ...PAGED], Named: ['PENDING', ...MADE_IN], By: GENERATORS,
    When: [g.generationGranted, g.certNotEnded], Input: input.upload, To: ['SAME'],
    Ui: { Label: 'ACT_UPLOAD_DISCLOSURE', Means: 'CERT_MEANS_DISCLOSE', Tone: 'default', Place: 'more', Fields: [FILE, REMARK] }, Success: 'MSG_SUCC_APPLICATION_CERT_STATE_UPLOAD',
    Event: 'DISCLOSED',
  },
  WITHDRAW: {
    Source: 'domain 6', Path: '/application/certificate/withdraw', From: ['PUBLISHED', 'ACTIVE'], By: CERTIFICATE_MANAGERS,
    When: [g.isStatement, g.remarkGiven], Input: input.base, To: ['TERMINATED'],
    Ui: { Label: 'ACT_CERT_WITHDRAW', Means: 'CERT_MEANS_WITHDRAW', Tone: 'danger', Place: 'more', Fields: [REASON, FILES] }, Success: 'MSG_CERT_WITHDRAWN',
    Event: 'WITHDRAWN',
  },
  DELETE: {
    Source: 'domain 6', Path: '/application/certificate/delete', From: ['PENDING', ...SEEN], By: ADMINS,
    When: [g.decisionMadeIfSeen, g.remarkGiven], Input: input.base, To: ['DELETED'],
    Ui: { Label: 'ACT_CERT_DELETE', Means: 'CERT_MEANS_DELETE', Tone: 'danger', Place: 'more', Fields: [REASON, FILES] }, Success: 'MSG_CERT_DELETED',
    Event: 'DELETED',
  },
} as const satisfies Record<string, Row<CertificateStatus, CertificateLifeFacts> & { Event: CertificateEventName | null }>;

export type CertificateAction = keyof typeof Rows;

/** History entry that an action leaves; null for actions that generate a page, which is recorded when it comes into force. */
export const certificateEvents: Readonly<Record<CertificateAction, { Event: CertificateEventName | null }>> = Rows;

export const certificateWorkflow = defineWorkflow({
  Name: 'Certificate',
  // Starts as generated but unpublished (PENDING); its application publishes it.
  Initial: ['PENDING'],
  Statuses: CERTIFICATE_STATUSES,
  Final: ['TERMINATED', 'DELETED'],
  statusOf: (facts: CertificateLifeFacts) => facts.CertificateStatusCode,
  setStatus: (CertificateStatusCode) => ({ CertificateStatusCode }),
  StatusText: 'CERT_STATUS_',
  Rows,
  Automatic: certificateTransitions,
});

/** Action for each requested status. */
export const STATUS_ACTIONS = {
  PUBLISHED: 'PUBLISH',
  ACTIVE: 'UNPUBLISH',
  SUSPENDED: 'SUSPEND',
  TERMINATED: 'TERMINATE',
  EXPIRED: 'EXPIRE',
} as const satisfies Record<string, CertificateAction>;
