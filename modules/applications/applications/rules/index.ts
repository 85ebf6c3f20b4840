/** Public rules of the applications module: everything that other modules may import. */
export { applicationActionRoute, SHARED_CERTIFICATE_PATHS } from './action-routes.ts';
export {
  CERTIFICATE_ASSESSMENTS,
  type CertificateAssessment,
  isCertificateAssessment,
} from './certificate-assessments.ts';
export { hasEnded } from './certificate-ended.ts';
export { CERTIFICATE_STATUSES, type CertificateStatus, HIDDEN_FROM_CLIENTS } from './certificate-statuses.ts';
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
export { nextAssessment, nextOf } from './cycle/next-assessment.ts';
export type { ApplicationFacts } from './facts.ts';
export type { HistoryRow } from './history-row.ts';
export { isOlderPage } from './is-older-page.ts';
export { recipientsFor } from './notification-rules.ts';
export { pageExpiryDate } from './page-expiry-date.ts';
export { type PageFacts, pageGuards } from './page-guards.ts';
export { applicationsPermissions } from './permissions.ts';
export { groupByRemark, openPoints, pointsOf } from './points.ts';
export { CANCELLED_WITH_CERTIFICATE, portalWorkflow } from './portal-workflow.ts';
export { areStepsIncompatible } from './separation-of-duties.ts';
export { STAGES, type Stage, stageOf } from './stages.ts';
export { type StartOption, startRoutes } from './start-contract.ts';
export { APPLICATION_STATUSES, type ApplicationStatus } from './statuses.ts';
export { isAssignedStep, STEP_ROLES } from './step-roles.ts';
export { turnOf } from './turn.ts';
export { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';
