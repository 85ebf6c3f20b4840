/** API contract of proposed decisions: rows of their list, the full view, and those open for one certificate. */
import { z } from 'zod';
import { scopeChange } from '#modules/applications/applications/rules/index.ts';
import { certificateView } from '#modules/certification/certificates/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { consideredNonconformity } from '../contract.ts';
import { decisionsPermissions } from '../permissions.ts';
import { proposalList } from './list.ts';
import { proposingWorkflow } from './proposing-workflow.ts';
import { PROPOSAL_STATUSES } from './statuses.ts';
import { PROPOSAL_TYPES } from './types.ts';
import { proposalWorkflow } from './workflow.ts';

const proposalRow = z.object({
  ProposalKey: z.string(),
  Type: z.enum(PROPOSAL_TYPES),
  Status: z.enum(PROPOSAL_STATUSES),
  CertificateKey: z.string(),
  CertificateNo: z.string(),
  CertificateKind: z.enum(['CERTIFICATE', 'STATEMENT']),
  OrgName: localized,
  ServiceName: localized,
  Ground: z.object({ GroundCode: z.string(), Name: localized }),
  /** The grounds in words. */
  Remark: z.string(),
  /** The new last valid day that is proposed, YYYY-MM-DD; null for other types. */
  ExpiryDate: z.string().nullable(),
  /** The suspension is in force; the decider ratifies it, or restores the certificate. */
  IsUrgent: z.boolean(),
  /** Last day for the ratification, YYYY-MM-DD; null if it is not urgent. */
  RatifyBy: z.string().nullable(),
  /** Urgent, and not ratified in time. */
  IsOverdue: z.boolean(),
  /** Null if the portal proposed it by itself. */
  ProposedBy: personName.nullable(),
  ProposedAt: z.string(),
  /** Who confirmed, declined or withdrew it; null while it is open. */
  ClosedBy: personName.nullable(),
  ClosedAt: z.string().nullable(),
});
export type ProposalRow = z.infer<typeof proposalRow>;

const proposalView = proposalRow.extend({
  Version: z.int(),
  ProposedAs: z.enum(ROLES).nullable(),
  ClosedAs: z.enum(ROLES).nullable(),
  ClosingRemark: z.string().nullable(),
  Files: z.array(fileInfo),
  /** The scope of the certificate now. */
  Scope: localized,
  /** The scope before and after; null for other types. */
  ScopeChange: scopeChange.nullable(),
  /** The decision that was recorded with it. */
  DecisionKey: z.string().nullable(),
  DecisionNo: z.string().nullable(),
  /** Open nonconformities of the certificate's applications that the reader may see. */
  Nonconformities: z.array(consideredNonconformity),
  /** Those who evaluated within the certification cycle: none of them decides. */
  Evaluators: z.array(personName),
  /** Those who evaluated in earlier cycles only; they may decide. */
  EarlierEvaluators: z.array(personName),
  Actions: z.array(actionView),
});
export type ProposalView = z.infer<typeof proposalView>;

const read = { method: 'GET', access: decisionsPermissions.READ_DECISIONS } as const;
const reads = [
  'accounts',
  'applications',
  'certificates',
  'decisions',
  'reference-data',
  'services',
  'teams',
] as const;

export const proposalRoutes = {
  list: defineRoute({
    ...read,
    path: '/decision/proposal/list',
    summary: 'Proposed decisions on certificates, the newest first',
    reads: [...reads],
    query: proposalList.Query,
    data: listData(proposalRow),
  }),
  view: defineRoute({
    ...read,
    path: '/decision/proposal/view',
    summary: 'One proposed decision with what the decider has to consider',
    reads: [...reads, 'files', 'nonconformities'],
    query: z.strictObject({ ProposalKey: key }),
    data: proposalView,
  }),
  ofCertificate: defineRoute({
    ...read,
    path: '/decision/proposal/certificate',
    summary: 'Open proposals about a certificate, and what the reader may propose',
    reads: [...reads, 'checklists', 'disclosures', 'files', 'invoices', 'nonconformities', 'payments'],
    query: z.strictObject({ CertificateKey: key }),
    data: z.object({ Rows: z.array(proposalView), Actions: z.array(actionView) }),
  }),
} as const;

const { Rows: own } = proposalWorkflow;
const { Rows: ofCertificate } = proposingWorkflow;

/** Endpoints of the actions on a proposal. */
export const proposalActionRoutes = {
  CONFIRM: actionRoute(own.CONFIRM, {
    summary: 'Confirms a proposed decision, which then takes effect; ratifies an urgent suspension',
    data: proposalView,
  }),
  DECLINE: actionRoute(own.DECLINE, {
    summary: 'Declines a proposed decision; a certificate suspended urgently is restored',
    data: proposalView,
  }),
  REDUCE_INSTEAD: actionRoute(own.REDUCE_INSTEAD, {
    summary: 'Declines a proposed withdrawal and proposes a narrower scope, which another decider confirms',
    data: proposalView,
  }),
  WITHDRAW: actionRoute(own.WITHDRAW, {
    summary: 'Withdraws an own proposal',
    data: proposalView,
  }),
} as const;

/** Endpoints of the actions on a certificate that propose a decision; they answer the certificate. */
export const proposingRoutes = {
  PROPOSE_SUSPEND: actionRoute(ofCertificate.PROPOSE_SUSPEND, {
    summary: 'Proposes the suspension of a certificate',
    data: certificateView,
  }),
  PROPOSE_RESTORE: actionRoute(ofCertificate.PROPOSE_RESTORE, {
    summary: 'Proposes the end of a suspension',
    data: certificateView,
  }),
  PROPOSE_WITHDRAW: actionRoute(ofCertificate.PROPOSE_WITHDRAW, {
    summary: 'Proposes the withdrawal of a suspended certificate',
    data: certificateView,
  }),
  PROPOSE_EXTEND_TERM: actionRoute(ofCertificate.PROPOSE_EXTEND_TERM, {
    summary: 'Proposes a later last valid day of a certificate',
    data: certificateView,
  }),
  PROPOSE_EXTEND_SCOPE: actionRoute(ofCertificate.PROPOSE_EXTEND_SCOPE, {
    summary: 'Proposes a wider scope of a certificate',
    data: certificateView,
  }),
  PROPOSE_REDUCE_SCOPE: actionRoute(ofCertificate.PROPOSE_REDUCE_SCOPE, {
    summary: 'Proposes a narrower scope of a certificate',
    data: certificateView,
  }),
  SUSPEND_URGENTLY: actionRoute(ofCertificate.SUSPEND_URGENTLY, {
    summary: 'Suspends a certificate at once; a decider has to ratify it',
    data: certificateView,
  }),
} as const;
