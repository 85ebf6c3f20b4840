import type { Role } from '#platform/common/access/roles.ts';
import type { PermissionGroup, PermissionRow } from './contract.ts';

/** `search`: words in the text or the name. With `other`, only rows in which the two roles differ remain. */
export type PermissionFilter = { search: string; role: Role | null; other: Role | null };

/** Whether a role has the permission in every case, in some cases, or never. */
export function permissionOf({ Roles, Limited }: PermissionRow, role: Role): 'FULL' | 'LIMITED' | 'NONE' {
  if (Roles.includes(role)) return 'FULL';
  return Limited.some((one) => one.Roles.includes(role)) ? 'LIMITED' : 'NONE';
}

/** Selects the groups and rows that match the filter: what a role may do, or in what two roles differ. */
export function filterGroups(
  groups: readonly PermissionGroup[],
  { search, role, other }: PermissionFilter,
  textOf: (key: string) => string,
): PermissionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: PermissionRow): boolean => {
    const text = `${textOf(row.Text)} ${row.Name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (role && other) return permissionOf(row, role) !== permissionOf(row, other);
    return role === null || permissionOf(row, role) !== 'NONE';
  };
  return groups
    .map((group) => ({ ...group, Rows: group.Rows.filter(matches) }))
    .filter(({ Rows }) => Rows.length > 0);
}
