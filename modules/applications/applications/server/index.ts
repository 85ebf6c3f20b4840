/** Public server code of the applications module: everything that other modules may import. */

export { applicationActed } from './acted.ts';
export type { ApplicationActionContext } from './action-context.ts';
export { answeredPoints } from './answered-points.ts';
export { applicationsInScope } from './applications-in-scope.ts';
export { certificateIdOf, openOfCertificate } from './applications-of-certificate.ts';
export { type AssignableUser, assignableUsers, assigneeOf } from './assignable-users.ts';
export { assigneeColumns } from './assignee-columns.ts';
export { certificatesInQueries } from './certificate-of-application.ts';
export { checkAnswers, validationOptions } from './check-answers.ts';
export { compareAnswerRows } from './compare-answer-rows.ts';
export { rebased } from './correction-base.ts';
export { createApplication } from './create.ts';
export { cycleApplications } from './cycle-applications.ts';
export { ENDED_STATUSES, findingOverdue, overTarget } from './dashboard-filters.ts';
export { cancelInvoice } from './effects/payment.ts';
export { applicationEffects } from './effects/register.ts';
export { factsOf } from './facts-of.ts';
export { accessibleFilesFor } from './file-access.ts';
export { fileOrigins, remarkFiles, restrictedFiles } from './file-hooks.ts';
export { applicationHandler } from './handler.ts';
export { applicationHistory } from './history.ts';
export { industryOf } from './industry-of.ts';
export { insertApplication } from './insert-application.ts';
export { applicationScopeKey } from './live-list.ts';
export { hasOwnInterest, type LoadedApplication, loadApplication, loadApplications } from './load.ts';
export { pointRecords, type StoredRecord, settledPoints } from './major-points.ts';
export { matchesSearch } from './matches-search.ts';
export { applicationService, namedApplications } from './named-applications.ts';
export { newerDecisionOf } from './newer-decision.ts';
export { notificationDataOf, selectNotificationData } from './notifications/application-notification.ts';
export { invoiceParams, paramsOf } from './notifications/notify-recipients.ts';
export { accountsWithAccess, recipients } from './notifications/recipients.ts';
export { isOpenAssignment } from './open-assignments.ts';
export { FINDING_STATUSES } from './overdue-findings.ts';
export {
  type ApplicationActionRequest,
  type ApplicationBody,
  performApplicationAction,
} from './perform-application-action.ts';
export { type Prepare, preparedFacts } from './prepare-register.ts';
export { prevalidate } from './prevalidate.ts';
export { relatedEvents } from './related-events.ts';
export { releaseFiles } from './release-files.ts';
export { canSeeAllApplications, isLimitedToAssigned, visibleTo } from './scope.ts';
export { type StartRequest, startRegister } from './start-register.ts';
export type { Answers } from './tables.ts';
export { turnView } from './turn-view.ts';
export { viewApplication } from './view.ts';
export { viewersOf } from './viewers.ts';
export { waitingChild } from './waiting-child.ts';
