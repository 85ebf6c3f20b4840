/** What other modules may use of this one; everything else is its own. */
export { AT_ADDRESSES_OF_CERTIFICATES, applicationActionRoute } from './action-routes.ts';
export {
  type AssessmentOfCertificate,
  isOfCertificate,
  OF_CERTIFICATE,
} from './assessments-of-certificate.ts';
export { type BeginOption, beginRoutes } from './begin-contract.ts';
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
export { type CycleApplication, type CycleAsked, type CycleState, cycleState } from './cycle/cycle-state.ts';
export { nextAssessment, nextOf } from './cycle/next-assessment.ts';
export { stepsClash } from './duties.ts';
export type { ApplicationFacts } from './facts.ts';
export { STEP_ROLES } from './guards.ts';
export type { HistoryRow } from './history-row.ts';
export { isOlderPage } from './is-older-page.ts';
export { lastDayOfPage } from './last-day-of-page.ts';
export { type PageFacts, pageGuards } from './page-guards.ts';
export { byRemark, openPoints, pointsOf } from './points.ts';
export { CANCELLED_WITH_CERTIFICATE, portalWorkflow } from './portal-workflow.ts';
export { STAGES, type Stage, stageOf } from './stages.ts';
export { APPLICATION_STATUSES, type ApplicationStatus } from './statuses.ts';
export { turnOf } from './turn.ts';
export { whoToTell } from './who-to-tell.ts';
export { APPLICATION_ACTIONS, type ApplicationAction, applicationWorkflow } from './workflow.ts';
