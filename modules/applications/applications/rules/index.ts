/** Public rules of the applications module: everything that other modules may import. */
export { applicationActionRoute, SHARED_CERTIFICATE_PATHS } from './action-routes.ts';
export { applicationList, stageKey } from './application-list.ts';
export { applicationTransitions } from './automatic.ts';
export {
  CERTIFICATE_ASSESSMENTS,
  type CertificateAssessment,
  isCertificateAssessment,
} from './certificate-assessments.ts';
export {
  CERTIFICATE_STATUS,
  CERTIFICATE_STATUSES,
  type CertificateStatus,
  certificateStatuses,
  hasEnded,
  NEW_CERTIFICATE_STATUS,
} from './certificate-statuses.ts';
export { confirmedTerm } from './confirmed-term.ts';
export {
  type AnsweredPoint,
  type AnswerRow,
  type ApplicationRow,
  type ApplicationView,
  applicationRoutes,
  applicationRow,
  applicationView,
} from './contract.ts';
export { type CycleLine, type CycleMark, cycleLine, cycleMark, MARK_STATES } from './cycle/cycle-line.ts';
export { type CycleApplication, type CycleInput, type CycleState, cycleState } from './cycle/cycle-state.ts';
export { type NextAssessment, nextAssessment, nextOf } from './cycle/next-assessment.ts';
export { actionsWhere, entryFacts } from './entry-facts.ts';
export type { ApplicationFacts, EarlierCertificate } from './facts.ts';
export { FINDING_MAX_DAYS, isDueOnFit } from './finding-due.ts';
export type { HistoryRow, RelatedEvent } from './history-row.ts';
export { isOlderPage } from './is-older-page.ts';
export { pageExpiryDate } from './page-expiry-date.ts';
export { type PageFacts, pageGuards } from './page-guards.ts';
export { applicationsPermissions } from './permissions.ts';
export { groupByRemark, openPoints, pointsOf } from './points.ts';
export { recipientsFor } from './recipients-for.ts';
export { isSameScope, type ScopeChange, scopeChange } from './scope-change.ts';
export { areStepsIncompatible, EVALUATION_STEPS, isDecisionStep } from './separation-of-duties.ts';
export { STAGES, type Stage, stageOf } from './stages.ts';
export { type ExistingWork, type StartOption, startRoutes } from './start-contract.ts';
export {
  APPLICATION_STATUS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatuses,
  COMPLETED_STATUS,
  NEW_APPLICATION_STATUS,
  type StatusGroup,
} from './statuses.ts';
export { isAssignedStep, STEP_ROLES } from './step-roles.ts';
export { turnOf } from './turn.ts';
export {
  APPLICATION_ACTIONS,
  type ApplicationAction,
  applicationWorkflow,
  STEP_ACTION_LABEL,
} from './workflow.ts';
