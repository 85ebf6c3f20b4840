/**
 * API route of each kind of bulk action, and the kinds that the user's roles and generation permission
 * allow, which decides which buttons are shown.
 */
import type { UserInfo } from '#platform/common/session/contract.ts';
import { bulkRoutes } from '../rules/contract.ts';
import { BULK_KINDS, type BulkKind } from '../rules/kinds.ts';

export const BULK_ROUTES = {
  APPROVE: bulkRoutes.approve,
  ASSIGN: bulkRoutes.assign,
  CONFIRM: bulkRoutes.confirm,
  GENERATE: bulkRoutes.generate,
  PUBLISH: bulkRoutes.publish,
} as const satisfies Record<BulkKind, unknown>;

/** Bulk actions that the user's role permits; the server decides for each application. */
export const bulkKindsOf = ({ UserRoleList, IsGrantGeneration }: UserInfo): readonly BulkKind[] =>
  BULK_KINDS.filter((kind) => kind !== 'GENERATE' || IsGrantGeneration).filter((kind) =>
    BULK_ROUTES[kind].access.some((role) => UserRoleList.some((one) => one === role)),
  );
