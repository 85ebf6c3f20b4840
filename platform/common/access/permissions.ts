/**
 * Permissions: every permission is defined once, as the list of the roles that have it, in a table of its module. Routes,
 * workflow rows, screens, scopes, exports and settings name the permission. Also the registry of all tables.
 */
import { createUniquenessCheck } from '../declarations.ts';
import type { Role } from './roles.ts';

/** The roles that have it. Their order decides in which role a user with several of them acts. */
export type Permission = readonly Role[];

/** A module's permissions by name (`rules/permissions.ts`); the text of each is `PERMISSION_<name>`. */
export type PermissionTable = Readonly<Record<string, Permission>>;

/** Whether one of a user's roles has the permission. */
export const hasPermission = (roles: readonly Role[], permission: Permission): boolean =>
  roles.some((role) => permission.includes(role));

type ModulePermissions = { readonly module: string; readonly permissions: PermissionTable };
let installed: readonly ModulePermissions[] = [];

/** Installs the modules' permissions; a name declared by two modules aborts startup. */
export function installPermissions(
  modules: readonly { readonly name: string; readonly permissions?: PermissionTable }[],
): void {
  const own = createUniquenessCheck();
  for (const { name: module, permissions = {} } of modules)
    for (const name of Object.keys(permissions)) own(module, `have the permission ${name}`);
  installed = modules.flatMap(({ name: module, permissions }) =>
    permissions ? [{ module, permissions }] : [],
  );
}

/** The installed permissions, in module order. */
export const installedPermissions = (): readonly ModulePermissions[] => installed;
