/** HTTP endpoints and result types of a service's dry run. */
import { z } from 'zod';
import { APPLICATION_STATUSES, applicationView } from '#modules/applications/applications/rules/index.ts';
import { checklistPoint } from '#modules/applications/assessments/rules/index.ts';
import { fault, STEPS, VERSION_STATES } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { errorBody } from '#platform/common/contract/error.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { actionView, localized } from '#platform/common/contract/shapes.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { MARK_KINDS } from './marks.ts';
import { serviceTrialPermissions } from './permissions.ts';
import { isChronological, MAX_ACTIONS, MAX_DAYS, TRIAL_ROLES, trialAction } from './scenario.ts';

const day = z.string();
const step = z.enum(STEPS);
const type = z.enum(ASSESSMENT_TYPES);
const answers = z.record(z.string(), z.unknown());

const mark = z.object({
  Kind: z.enum(MARK_KINDS),
  Day: z.int(),
  On: day,
  Step: step.nullable(),
  Number: z.int().nullable(),
  LeftOn: day.nullable(),
});

/** Result of one action. */
const actionResult = z.object({
  Day: z.int(),
  Action: z.string(),
  By: z.enum(TRIAL_ROLES),
  Status: z.enum(APPLICATION_STATUSES),
  Step: step.nullable(),
  AssessmentType: type,
  /** All notified roles, with the text of the message. */
  Notifications: z.array(z.object({ To: z.array(z.string()), Title: z.string(), Text: z.string() })),
});
export type TrialActionResult = z.infer<typeof actionResult>;

const trialPerson = z.object({
  Role: z.enum(TRIAL_ROLES),
  Name: z.string(),
  IsTurn: z.boolean(),
  /** False if the application is outside this role's data scope; the role then has no actions. */
  IsInSight: z.boolean(),
  Actions: z.array(actionView),
});
export type TrialPerson = z.infer<typeof trialPerson>;

const certificate = z.object({
  CertificateNo: z.string(),
  FirstIssueDate: day,
  DecisionDate: day,
  EffectiveDate: day,
  ExpiryDate: day.nullable(),
});

const trialState = z.object({
  /** View of the application as an administrator sees it, complete. */
  View: applicationView,
  People: z.array(trialPerson),
  Checklist: z.array(checklistPoint),
  Answers: answers,
  Certificate: certificate.nullable(),
});
export type TrialRecordState = z.infer<typeof trialState>;

const trialData = z.object({
  /** Actions performed, including those added by `PlayOn`. */
  Actions: z.array(trialAction),
  /** The first refused action and the reason; later actions were not performed. */
  Refused: errorBody.extend({ Index: z.int() }).nullable(),
  Came: z.array(actionResult),
  Marks: z.array(mark),
  /** First day of the issued certificate; null if there is none. */
  IssuedOn: day.nullable(),
  /** State at the end of the requested day; null if the definition does not allow an application to start. */
  Standing: trialState.nullable(),
  /**
   * Changes when the certificate page changes; `Pages` is returned only if the client does not know this
   * hash.
   */
  PageHash: z.string().nullable(),
  /** Pages of the certificate as SVG. */
  Pages: z.array(z.string()).nullable(),
  PageProblems: z.array(z.string()),
});
export type TrialData = z.infer<typeof trialData>;

const trialTarget = z.object({
  ServiceKey: z.string(),
  SchemeCode: z.string(),
  Name: localized,
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  VersionNo: z.int(),
  State: z.enum(VERSION_STATES),
  AssessmentTypes: z.array(type),
  Form: z.record(z.string(), z.unknown()),
  /** Whether the live form is on an external server; the dry run shows its questions here. */
  IsElsewhere: z.boolean(),
  Faults: z.array(fault),
  /** Steps for which no staff member is competent yet. */
  Unstaffed: z.array(step),
});
export type TrialTarget = z.infer<typeof trialTarget>;

const ofVersion = { ServiceKey: key, VersionNo: z.coerce.number().int().min(1).optional() };

export const trialRoutes = {
  tried: defineRoute({
    method: 'GET',
    path: '/assessment/trial/service',
    summary: 'What a service trial runs on: the draft of a service, or one of its versions',
    access: serviceTrialPermissions.RUN_SERVICE_TRIALS,
    reads: ['accounts', 'reference-data', 'services'],
    query: z.strictObject(ofVersion),
    data: trialTarget,
  }),
  sample: defineRoute({
    method: 'POST',
    path: '/assessment/trial/sample',
    summary:
      'Sample answers to the form of a service; questions that could not be answered automatically are listed',
    access: serviceTrialPermissions.RUN_SERVICE_TRIALS,
    body: z.strictObject(ofVersion),
    data: z.object({
      Answers: answers,
      Left: z.array(z.object({ Field: z.string(), Title: z.string(), Message: z.string() })),
    }),
  }),
  play: defineRoute({
    method: 'POST',
    path: '/assessment/trial',
    summary: 'Runs a trial through the real action handler and rolls everything back',
    access: serviceTrialPermissions.RUN_SERVICE_TRIALS,
    body: z.strictObject({
      ...ofVersion,
      AssessmentType: type,
      StartOn: z.iso.date().refine((on) => on >= '2000-01-01' && on < '2080-01-01'),
      Actions: z.array(trialAction).max(MAX_ACTIONS).refine(isChronological),
      /** Days after the start for which the state is returned; if absent, the day of the last action. */
      Now: z.int().min(0).max(MAX_DAYS).optional(),
      /** Continues after the last action with the usual steps: one, or until the certificate is published. */
      PlayOn: z.enum(['NEXT', 'END']).optional(),
      KnownPage: z.string().max(100).optional(),
    }),
    data: trialData,
  }),
} as const;
