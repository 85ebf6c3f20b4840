/** Server functions of the accounts module that other modules may import; all other files are internal. */

export { noAccount } from './facts-of.ts';
export {
  accessRevoked,
  applicationCounts,
  applicationNumbers,
  applicationsOfSub,
  applicationsShared,
  certificatesOf,
  openWork,
  ownParts,
  publishedServices,
  serviceIds,
  serviceKeys,
} from './hooks.ts';
export { isConfirmed, ORGANISATION_NAME } from './list-organisations.ts';
export { isOpenSession } from './load.ts';
export { mayEndSessions } from './may-end-sessions.ts';
export { organisationRenamed } from './organisation-renamed.ts';
export { accountsInScope } from './scope.ts';
export { shownEmailColumn } from './shown-email.ts';
export type { NoticeSetting } from './tables.ts';
export { accountIds } from './user/account-ids.ts';
export { personNames } from './user/person-names.ts';
export { profileOf } from './user/profile.ts';
export { withCurrentProfile } from './user/with-current-profile.ts';
