/** API contract of the decision sheet: what an application's decision is about, and the draft of its certificate. */
import { z } from 'zod';
import { VERIFICATION_METHODS } from '#modules/applications/nonconformities/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { localized, personName } from '#platform/common/contract/shapes.ts';
import { DECISION_TYPES } from './decision-types.ts';
import { decisionsPermissions } from './permissions.ts';

/** What a certificate page prints about its subject. */
const printed = z.object({
  OrgName: localized,
  BranchName: localized.nullable(),
  Scope: localized,
  Sites: z.array(z.string()),
});

const decisionSheet = z.object({
  ApplicationKey: z.string(),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  /** The decision that ends the assessment in favour of the client. */
  Type: z.enum(DECISION_TYPES),
  /** AHEAD: still to be made. DECLINED: the application ended without it. */
  State: z.enum(['AHEAD', 'DECIDED', 'DECLINED']),
  OrgName: localized,
  ServiceName: localized,
  NameExtra: localized.nullable(),
  /** First and last day of the certificate, YYYY-MM-DD; as if it were decided today while the decision is ahead. */
  Term: z.object({ From: z.string(), To: z.string().nullable() }),
  /** As the certificate will be printed, from the current answers. */
  Printed: printed,
  /** The same of the certificate in force, if it prints something else now. */
  PrintedNow: printed.nullable(),
  /** Those of the application, and open ones of earlier applications of its certificate, with how each was settled. */
  Nonconformities: z.array(
    z.object({
      NonconformityKey: z.string(),
      PointKey: z.string(),
      IsOfApplication: z.boolean(),
      Settled: z
        .object({
          By: personName.nullable(),
          At: z.string(),
          Method: z.enum(VERIFICATION_METHODS).nullable(),
          Remark: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Everyone who acted at a step in any round, or is assigned to one. */
  Team: z.array(
    personName.extend({
      Steps: z.array(z.enum(STEPS)),
      /** Acted at two steps that need different people. */
      IsInConflict: z.boolean(),
      /** Has declared an interest in the client. */
      HasInterest: z.boolean(),
      /** Competent for the service and industry today; null for steps to which no one is assigned. */
      IsCompetent: z.boolean().nullable(),
    }),
  ),
});
export type DecisionSheet = z.infer<typeof decisionSheet>;

/** The application is loaded as for its own screen, with everything that its workflow depends on. */
const reads = [
  ...['accounts', 'applications', 'certificates', 'checklists', 'invoices', 'nonconformities'],
  ...['payment-connection', 'payments', 'services', 'teams'],
] as const;

const byApplication = z.strictObject({ ApplicationKey: key });

export const decisionSheetRoutes = {
  sheet: defineRoute({
    method: 'GET',
    path: '/decision/sheet',
    summary:
      'What the decision on an application is about: term, scope, nonconformities and separation of duties',
    access: decisionsPermissions.READ_DECISIONS,
    reads,
    query: byApplication,
    data: decisionSheet,
  }),
  draft: defineRoute({
    method: 'GET',
    path: '/decision/sheet/draft',
    summary: 'Images of the pages of the certificate as it would be printed if it were decided today',
    access: decisionsPermissions.READ_DECISIONS,
    reads: [...reads, 'document-templates'],
    query: byApplication,
    data: z.object({ Pages: z.array(z.string()) }),
  }),
} as const;
