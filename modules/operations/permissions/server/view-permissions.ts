import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { installedPermissions } from '#platform/common/access/permissions.ts';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { type DeclaredWorkflow, installedWorkflows } from '#platform/common/workflow/workflows.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { PermissionGroup, PermissionRow, PermissionsView, permissionRoutes } from '../rules/contract.ts';

/**
 * Handles the request of the overview of permissions: collects the permissions of all installed modules by area and
 * the actions of their workflows, and counts the active accounts of each role.
 */
export async function viewPermissions({
  db,
}: Pick<Context<typeof permissionRoutes.view>, 'db'>): Promise<PermissionsView> {
  const accounts = await countAccounts(db);
  return {
    Roles: ROLES.map((Role) => ({ Role, Accounts: accounts.get(Role) ?? 0 })),
    Groups: [...permissionGroups(), ...[...installedWorkflows()].map(workflowGroup)],
  };
}

async function countAccounts(db: Queries): Promise<ReadonlyMap<Role, number>> {
  const { rows } = await sql<{ Role: Role; Count: number }>`
    select held.role, count(*) as count from account cross join unnest(account.roles) as held (role)
    where account.status in (${literals(accountStatuses.active)}) group by held.role`.execute(db);
  return new Map(rows.map(({ Role, Count }) => [Role, Number(Count)]));
}

/** One group per area, in the order of the areas. */
function permissionGroups(): PermissionGroup[] {
  const groups = new Map<string, PermissionRow[]>();
  for (const { module, permissions } of installedPermissions()) {
    const area = module.split('/')[0] ?? module;
    const rows = Object.entries(permissions).map(([Name, roles]) => ({
      Text: `PERMISSION_${Name}`,
      Name,
      Roles: inOrder(roles),
      Limited: [],
    }));
    groups.set(area, [...(groups.get(area) ?? []), ...rows]);
  }
  return [...groups].map(([area, Rows]) => ({ Title: `PERMISSIONS_OF_${area}`, IsWorkflow: false, Rows }));
}

const workflowGroup = ([Title, workflow]: [string, DeclaredWorkflow]): PermissionGroup => ({
  Title,
  IsWorkflow: true,
  Rows: workflow.Actions.map((action) => actionRow(workflow, action)),
});

function actionRow({ Rows, StatusText = 'STATUS_' }: DeclaredWorkflow, Name: string): PermissionRow {
  const row = Rows[Name];
  if (!row) throw new Error(`The workflow has no row for its action ${Name}.`);
  const isLimited = ({ From, When }: (typeof row.By)[number]) => From !== undefined || When !== undefined;
  const { Label } = row.Ui;
  return {
    // A label that depends on the record has a general text for this page.
    Text: typeof Label === 'string' ? Label : `PERMISSION_TO_${Name}`,
    Name,
    Roles: inOrder(row.By.filter((by) => !isLimited(by)).flatMap(({ Roles }) => Roles)),
    Limited: row.By.filter(isLimited).map(({ Roles, From = [], When = [] }) => ({
      Roles: inOrder(Roles),
      Conditions: When.map(({ Code }) => Code),
      From: From.map((status) => `${StatusText}${status}`),
    })),
  };
}

const inOrder = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role));
