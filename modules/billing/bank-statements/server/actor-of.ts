import type { Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { bankStatementsPermissions } from '../rules/permissions.ts';

/** The user who decides on a line, with the role that permits it, as recorded in the history of the invoice. */
export const actorOf = ({ Id, Roles }: SignedIn): { AccountId: number; AsRole: Role | null } => ({
  AccountId: Id,
  AsRole: bankStatementsPermissions.MATCH_BANK_STATEMENTS.find((role) => Roles.includes(role)) ?? null,
});
