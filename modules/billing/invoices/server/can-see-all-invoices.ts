import { hasPermission } from '#platform/common/access/permissions.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { invoicesPermissions } from '../rules/permissions.ts';

/**
 * Whether a user sees the invoices of all clients; other staff see those of applications and certificates in
 * their scope.
 */
export const canSeeAllInvoices = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  hasPermission(Roles, invoicesPermissions.READ_ALL_INVOICES);
