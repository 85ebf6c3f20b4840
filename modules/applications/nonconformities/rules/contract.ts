/** API contract of nonconformities: rows of the register, the full view, and the client's draft. */
import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';
import { applicationNaming } from '#platform/common/format/application-name.ts';
import { GRADES, VERIFICATION_METHODS } from './facts.ts';
import { nonconformityInputs } from './inputs.ts';
import { nonconformityList } from './nonconformity-list.ts';
import { nonconformitiesPermissions } from './permissions.ts';
import { NONCONFORMITY_STATUSES, OWNERS } from './statuses.ts';

const nonconformityRow = z.object({
  NonconformityKey: z.string(),
  /** `NC-2026-00042`. */
  NonconformityNo: z.string(),
  ApplicationKey: z.string(),
  ...applicationNaming,
  OrgName: localized,
  Grade: z.enum(GRADES),
  Status: z.enum(NONCONFORMITY_STATUSES),
  /** The side that has to act next; null if no one has to. */
  Owner: z.enum(OWNERS).nullable(),
  /** Clause of the standard; empty if the checklist item names none. */
  Clause: z.string(),
  Requirement: localized,
  Statement: z.string(),
  RaisedAt: z.string(),
  /** Days since it was raised; null once it is not open any more. */
  AgeDays: z.int().nullable(),
  /** YYYY-MM-DD; null if it has none. */
  DueOn: z.string().nullable(),
  /** Open after its due date. */
  IsOverdue: z.boolean(),
  /** Open, and overdue for longer than the service allows. */
  IsEscalated: z.boolean(),
  IsReleased: z.boolean(),
});
export type NonconformityRow = z.infer<typeof nonconformityRow>;

const response = z.object({
  Round: z.int(),
  Correction: z.string(),
  Cause: z.string(),
  CorrectiveAction: z.string(),
  OtherSites: z.string(),
  Files: z.array(fileInfo),
  By: personName,
  At: z.string(),
});
export type NonconformityResponse = z.infer<typeof response>;

const recordedResult = z.object({
  Grade: z.enum(GRADES),
  Statement: z.string(),
  /** YYYY-MM-DD. */
  DueOn: z.string().nullable(),
});

const historyEntry = z.object({
  Id: z.int(),
  /** Name of the action, or of what the portal did by itself. */
  Action: z.string(),
  FromStatus: z.enum(NONCONFORMITY_STATUSES),
  ToStatus: z.enum(NONCONFORMITY_STATUSES),
  /** Null: the portal. */
  By: personName.nullable(),
  At: z.string(),
  Remark: z.string().nullable(),
  Method: z.enum(VERIFICATION_METHODS).nullable(),
  /** What a later checklist result changed; null for other changes. */
  ResultChange: z.object({ Before: recordedResult, After: recordedResult }).nullable(),
  Files: z.array(fileInfo),
});
export type NonconformityEntry = z.infer<typeof historyEntry>;

const draft = z.object({
  Correction: z.string(),
  Cause: z.string(),
  CorrectiveAction: z.string(),
  OtherSites: z.string(),
  Files: z.array(fileInfo),
});

export const nonconformityView = nonconformityRow.extend({
  Version: z.int(),
  Step: z.enum(STEPS),
  Files: z.array(fileInfo),
  RaisedBy: personName,
  ReleasedAt: z.string().nullable(),
  /** Oldest first. */
  Responses: z.array(response),
  /** Newest first. */
  History: z.array(historyEntry),
  /** The client's response as saved so far; null for staff, and while there is nothing to answer. */
  Draft: draft.nullable(),
  Actions: z.array(actionView),
});
export type NonconformityView = z.infer<typeof nonconformityView>;

const reads = [
  'accounts',
  'applications',
  'certificates',
  'files',
  'nonconformities',
  'services',
  'teams',
] as const;

export const nonconformityRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/nonconformity/list',
    summary: 'Register of nonconformities, newest first',
    access: nonconformitiesPermissions.READ_NONCONFORMITIES,
    reads,
    query: nonconformityList.Query,
    data: listData(nonconformityRow),
  }),
  ofApplication: defineRoute({
    method: 'GET',
    path: '/nonconformity/application',
    summary: 'Nonconformities of an application, and open ones of earlier applications of its certificate',
    access: nonconformitiesPermissions.READ_NONCONFORMITIES,
    reads,
    query: z.strictObject({ ApplicationKey: key }),
    data: z.object({ Rows: z.array(nonconformityRow) }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/nonconformity/view',
    summary: 'One nonconformity with its responses and history',
    access: nonconformitiesPermissions.READ_NONCONFORMITIES,
    reads,
    query: z.strictObject({ NonconformityKey: key }),
    data: nonconformityView,
  }),
  draft: defineRoute({
    method: 'POST',
    path: '/nonconformity/draft',
    summary: 'Saves the draft of a response',
    access: nonconformitiesPermissions.ANSWER_NONCONFORMITIES,
    body: nonconformityInputs.draft,
    data: z.object({ IsSaved: z.literal(true) }),
  }),
} as const;
