/** What other modules may use of this one; everything else is its own. */
export { answeredPoints } from './answered-points.ts';
export { applicationsInScope } from './applications-in-scope.ts';
export { certificateIdOf, openOfCertificate } from './applications-of-certificate.ts';
export { type AssignablePerson, assignablePeople, assigneeOf } from './assignable-people.ts';
export { type AskedToBegin, beginRegister } from './begin-register.ts';
export { findingOverdue, OVER, overTarget } from './behind-figures.ts';
export { certificatesInQueries } from './certificate-of-application.ts';
export { checkAnswers, judgeOptions } from './check-answers.ts';
export { rebased } from './correction-base.ts';
export { createApplication } from './create.ts';
export { cycleApplications } from './cycle-applications.ts';
export { applicationDoor } from './door.ts';
export { cancelInvoice } from './effects/payment.ts';
export { applicationEffects } from './effects/register.ts';
export { factsOf } from './facts-of.ts';
export { closedFiles, fileOrigins, saidFiles } from './file-hooks.ts';
export { filesOpenTo } from './files-open-to.ts';
export { hasWords } from './has-words.ts';
export { applicationHistory } from './history.ts';
export { industryOf } from './industry-of.ts';
export { insertApplication } from './insert-application.ts';
export type { ApplicationJob } from './job.ts';
export { judgeAhead } from './judge-ahead.ts';
export { applicationSight } from './live-list.ts';
export { type LoadedApplication, loadApplication, loadApplications } from './load.ts';
export { applicationService, namedApplications } from './named-applications.ts';
export { newerDecisionOf } from './newer-decision.ts';
export { selectTold, toldOf } from './notifications/notified-application.ts';
export { recipients, seersOf } from './notifications/recipients.ts';
export { paramsOf } from './notifications/tell-people.ts';
export { FINDING_STATUSES } from './overdue-findings.ts';
export {
  type ApplicationBody,
  type AskedOfApplication,
  performOnApplication,
} from './perform-on-application.ts';
export { REASONS_FOR_HOLDERS } from './reasons-for-holders.ts';
export { releaseFiles } from './release-files.ts';
export { rowsBeside } from './rows-beside.ts';
export { inScope, seesAssignedOnly, seesEveryApplication } from './scope.ts';
export type { Answers } from './tables.ts';
export { turnView } from './turn-view.ts';
export { viewApplication } from './view.ts';
export { viewersOf } from './viewers.ts';
export { waitingChild } from './waiting-child.ts';
