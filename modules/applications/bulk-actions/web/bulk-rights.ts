import type { UserInfo } from '#platform/common/session/contract.ts';
import { bulkRoutes } from '../rules/contract.ts';
import { BULK_KINDS, type BulkKind } from '../rules/kinds.ts';

export const BULK_ROUTES = {
  APPROVE: bulkRoutes.approve,
  ASSIGN: bulkRoutes.assign,
  GENERATE: bulkRoutes.generate,
} as const satisfies Record<BulkKind, unknown>;

/** What this person may ever do with many at once; whether with these, the server says one by one. */
export const bulkKindsOf = ({ UserRoleList, IsGrantGeneration }: UserInfo): readonly BulkKind[] =>
  BULK_KINDS.filter((kind) => kind !== 'GENERATE' || IsGrantGeneration).filter((kind) =>
    BULK_ROUTES[kind].access.some((role) => UserRoleList.some((one) => one === role)),
  );
