/** API contract of certification decisions: rows of the register, the full record, and those of one certificate. */
import { z } from 'zod';
import { scopeChange } from '#modules/applications/applications/rules/index.ts';
import { GRADES, NONCONFORMITY_STATUSES } from '#modules/applications/nonconformities/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { decisionList } from './decision-list.ts';
import { DECISION_TYPES } from './decision-types.ts';
import { decisionsPermissions } from './permissions.ts';
import { PROPOSAL_STATUSES } from './proposals/statuses.ts';

const decisionRow = z.object({
  DecisionKey: z.string(),
  /** `CD-2026-00042`. */
  DecisionNo: z.string(),
  Type: z.enum(DECISION_TYPES),
  OrgName: localized,
  ServiceName: localized,
  /** The application that was decided; null for a decision on a certificate in force. */
  ApplicationKey: z.string().nullable(),
  ApplicationNo: z.string().nullable(),
  /** Null for an application that has no certificate. */
  CertificateKey: z.string().nullable(),
  CertificateNo: z.string().nullable(),
  CertificateKind: z.enum(['CERTIFICATE', 'STATEMENT']).nullable(),
  /** Who proposed it, where decisions are proposed and confirmed. */
  ProposedBy: personName.nullable(),
  /** Null: the portal, such as after a payment. */
  DecidedBy: personName.nullable(),
  AsRole: z.enum(ROLES).nullable(),
  DecidedAt: z.string(),
  /** YYYY-MM-DD. */
  EffectiveOn: z.string(),
  /** The decider took no part in the evaluation within the certification cycle. */
  IsSeparate: z.boolean(),
});
export type DecisionRow = z.infer<typeof decisionRow>;

/** A nonconformity that belongs to what a decider considers. */
export const consideredNonconformity = z.object({
  NonconformityKey: z.string(),
  NonconformityNo: z.string(),
  Grade: z.enum(GRADES),
  Status: z.enum(NONCONFORMITY_STATUSES),
});

/** How the decision came about where decisions are proposed and confirmed. */
const proposalOfDecision = z.object({
  ProposalKey: z.string(),
  Status: z.enum(PROPOSAL_STATUSES),
  GroundName: localized,
  ProposedAt: z.string(),
  /** Suspended at once by the proposer; the decider ratifies it, or restores the certificate. */
  IsUrgent: z.boolean(),
  /** Who ratified or declined an urgent suspension; null while it is open. */
  ClosedBy: personName.nullable(),
  ClosedAt: z.string().nullable(),
});

/** The record in the form of which the public log carries the hash. */
const publicLog = z.object({
  /** Canonical JSON with the salt. */
  Text: z.string(),
  /** SHA-256 of the text, hexadecimal. */
  Hash: z.string(),
  /** Positions of the log's entries that carry it, counted from 0. */
  Entries: z.array(z.int()),
});

const decisionView = decisionRow.extend({
  Grounds: z.string().nullable(),
  /** Null where no proposal led to it. */
  Proposal: proposalOfDecision.nullable(),
  Files: z.array(fileInfo),
  /** Null for records from before hashes were logged. */
  PublicLog: publicLog.nullable(),
  /** The scope before and after, of a decision that changed it. */
  ScopeChange: scopeChange.nullable(),
  /** Approvals of the steps before the decision, oldest first. */
  Steps: z.array(
    z.object({
      Step: z.enum(STEPS),
      By: personName.nullable(),
      At: z.string(),
      Remark: z.string().nullable(),
    }),
  ),
  /** Nonconformities as they were on the day of the decision. */
  Nonconformities: z.array(consideredNonconformity),
  Evaluators: z.array(personName),
  /** The record was completed later than the decision, which was made before decisions were recorded. */
  IsRecordedLater: z.boolean(),
});
export type DecisionView = z.infer<typeof decisionView>;

const read = { method: 'GET', access: decisionsPermissions.READ_DECISIONS } as const;
const reads = ['accounts', 'applications', 'certificates', 'decisions', 'services', 'teams'] as const;

export const decisionRoutes = {
  list: defineRoute({
    ...read,
    path: '/decision/list',
    summary: 'Certification decisions within the data scope of the user',
    reads: [...reads],
    query: decisionList.Query,
    data: listData(decisionRow),
  }),
  view: defineRoute({
    ...read,
    path: '/decision/view',
    summary: 'One certification decision with what was considered',
    reads: [...reads, 'files', 'nonconformities', 'reference-data', 'transparency-log'],
    query: z.strictObject({ DecisionKey: key }),
    data: decisionView,
  }),
  ofCertificate: defineRoute({
    ...read,
    path: '/decision/certificate',
    summary: 'Decisions about a certificate and about the applications that led to it, the newest first',
    reads: [...reads],
    query: z.strictObject({ CertificateKey: key }),
    data: z.object({ Rows: z.array(decisionRow) }),
  }),
} as const;
