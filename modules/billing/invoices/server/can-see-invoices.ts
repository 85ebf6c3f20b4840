/**
 * Whether one of a user's roles allows reading invoices at all; which invoices they see depends on their
 * scope.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { invoicesPermissions } from '../rules/permissions.ts';

export const canSeeInvoices = (actor: SignedIn): boolean =>
  hasPermission(actor.Roles, invoicesPermissions.READ_INVOICES);
