/** Rules of the accounts module that other modules may import; all other files are internal. */
export { type AbsenceView, absenceRoutes } from './absence-contract.ts';
export { accountAddress } from './account-address.ts';
export type { AccountView } from './contract.ts';
export { grantable } from './grants.ts';
export { organisationInput } from './inputs.ts';
export { LEGAL_KINDS, type LegalKind } from './legal-kinds.ts';
export { NOTICE_CHOICES, type NoticeChoice } from './notice-choices.ts';
export { accountsPermissions } from './permissions.ts';
export { type ProfileView, profileRoutes } from './profile/contract.ts';
export {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  type AccountKind,
  accountStatuses,
  NEW_ACCOUNT_STATUS,
  type StoredAccountStatus,
} from './statuses.ts';
export { accountTransitions } from './transitions.ts';
export { userRoutes } from './user/contract.ts';
export { subWorkflow } from './workflow.ts';
