import { z } from 'zod';
import { CERTIFICATE_STATUSES, cycleLine } from '#modules/applications/applications/rules/index.ts';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { codeList, listData, listQuery } from '#platform/common/contract/list.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { lifeInputs } from './life-inputs.ts';
import { type CertificateAction, certificateWorkflow, STATUS_ACTIONS } from './workflow.ts';

const status = z.enum(CERTIFICATE_STATUSES);

export const certificateRow = z.object({
  CertificateKey: z.string(),
  /** The application that it came from first. */
  ApplicationKey: z.string(),
  CertificateNo: z.string(),
  CertificateStatusCode: status,
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  OrgName: localized,
  ServiceName: localized,
  Revision: z.int(),
  EffectiveDate: z.string(),
  ExpiryDateTime: z.string().nullable(),
  IsExpired: z.boolean(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

/** One kept change of a certificate; staff also read who, as what, and every remark. */
const certificateEvent = z.object({
  Seq: z.int(),
  Event: z.string(),
  FromStatus: status.nullable(),
  ToStatus: status,
  /** The day from which it holds, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: z.string(),
  Revision: z.int(),
  /** What the last valid day became, where the change moved it. */
  ExpiryDate: z.string().nullable(),
  At: z.string(),
  /** Null for the portal itself, and for clients. */
  By: personName.nullable(),
  AsRole: z.enum(ROLES).nullable(),
  Remark: z.string().nullable(),
  /** Papers that it was done with; to clients where they read the reason. */
  Attachment: z.array(fileInfo),
});

export const certificateView = certificateRow.extend({
  Version: z.int(),
  BranchName: localized,
  Scope: localized,
  Sites: z.array(z.string()),
  FirstIssueDate: z.string(),
  DecisionDate: z.string(),
  RevisionDate: z.string(),
  /** The last valid day, YYYY-MM-DD. */
  ExpiryDate: z.string().nullable(),
  /** Since when its status holds, YYYY-MM-DD. */
  StatusSince: z.string(),
  /** Suspended for longer than six months: a decision is required (domain 7). */
  IsSuspendedLong: z.boolean(),
  /** Public address of the verdict page, with the code. */
  VerifyUrl: z.string(),
  /** It has an invoice of its own, and this reader may see it. */
  HasInvoice: z.boolean(),
  /** FileKey of the newest revision's PDF; null while it is being made. */
  File: z.string().nullable(),
  Sha256: z.string().nullable(),
  /** The page in force was handed in, not made by the portal. */
  IsManual: z.boolean(),
  /** It is signed by an authority that is not trusted externally. */
  IsDemo: z.boolean(),
  Revisions: z.array(
    z.object({
      Revision: z.int(),
      On: z.string(),
      FileKey: z.string().nullable(),
      Sha256: z.string().nullable(),
      Status: z.string(),
      IsManual: z.boolean(),
    }),
  ),
  /** FileKey of the disclosure document in force. */
  DisclosureFile: z.string().nullable(),
  /** Assessments that it came from or is kept by, the newest first; only those that the reader may open. */
  Applications: z.array(
    z.object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      AssessmentType: z.enum(ASSESSMENT_TYPES),
      ApplicationStatusCode: z.string(),
      StartDateTime: z.string().nullable(),
      EndDateTime: z.string().nullable(),
    }),
  ),
  /** Null for statements and for services without a cycle. */
  Cycle: cycleLine.nullable(),
  History: z.array(certificateEvent),
  Actions: z.array(actionView),
});
export type CertificateView = z.infer<typeof certificateView>;

export const certificateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/application/certificate/list',
    summary: 'Certificates in the scope of the caller',
    access: 'session',
    query: listQuery(['CertificateNo', 'OrgName', 'EffectiveDate', 'ExpiryDate'], {
      Status: codeList(CERTIFICATE_STATUSES).optional(),
      Kind: z.enum(['CERTIFICATE', 'STATEMENT']).optional(),
      ServiceKey: key.optional(),
      /** Last valid day, from and to. */
      ExpiryFrom: z.iso.date().optional(),
      ExpiryTo: z.iso.date().optional(),
      EffectiveFrom: z.iso.date().optional(),
      EffectiveTo: z.iso.date().optional(),
    }),
    data: listData(certificateRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/application/certificate/view',
    summary: 'A certificate, by its own key or by that of one of its applications',
    access: 'session',
    query: z.union([z.strictObject({ CertificateKey: key }), z.strictObject({ ApplicationKey: key })]),
    data: certificateView,
  }),
} as const;

const rolesOf = (actions: readonly CertificateAction[]): readonly Role[] => [
  ...new Set(actions.flatMap((action) => certificateWorkflow.Rows[action].By.flatMap((by) => by.Roles))),
];

/** One address for five actions: which one it is, is the status asked for. */
export const certificateStatusRoute = defineRoute({
  method: 'POST',
  path: '/application/certificate/status',
  summary: 'Status of a certificate: PUBLISH, UNPUBLISH, SUSPEND, TERMINATE, EXPIRE',
  access: rolesOf(Object.values(STATUS_ACTIONS)),
  body: lifeInputs.status,
  data: certificateView,
});

/** Actions at addresses that an application's action has as well: a body with a CertificateKey is about the certificate. */
const SHARED_ADDRESSES = [
  'REGENERATE',
  'UPLOAD_CERT',
  'UPLOAD_DISCLOSURE',
] as const satisfies readonly CertificateAction[];

const isStandalone = (action: CertificateAction): boolean =>
  !(SHARED_ADDRESSES as readonly CertificateAction[]).includes(action) &&
  !(Object.values(STATUS_ACTIONS) as CertificateAction[]).includes(action);

/** One POST for every other row of the table. */
export const certificateActionRoutes: readonly { Action: CertificateAction; Route: Route }[] =
  certificateWorkflow.Actions.filter(isStandalone).map((Action) => ({
    Action,
    Route: actionRoute(certificateWorkflow.Rows[Action], {
      summary: `Certificate: ${Action}`,
      data: certificateView,
    }),
  }));
