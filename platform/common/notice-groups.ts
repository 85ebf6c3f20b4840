/**
 * Registry of the groups of notifications to which users subscribe, declared by the modules, with the roles
 * that can receive each; account security emails are in no group, as they are always sent.
 */
import type { Role } from './access/roles.ts';
import { type DeclaredName, declared } from './declarations.ts';

/**
 * A group of notifications that users subscribe to together. Account security emails are in no group: they
 * are always sent. The group's texts are NOTICE_GROUP_<name> and NOTICE_GROUP_<name>_TEXT.
 */
type NoticeGroupRow = {
  /** Position among the groups, smallest number first. */
  Place: number;
  /** Roles that receive such notifications: users choose only among those they can receive. */
  Roles: readonly Role[];
};
export type NoticeGroupTable = Readonly<Record<string, NoticeGroupRow>>;

/**
 * The groups of all modules. Each module adds its own in `rules/notice-groups.ts` by declaration merging, so that a group
 * that no module has does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface NoticeGroups {}
export type NoticeGroup = DeclaredName<NoticeGroups>;

let installed: ReadonlyMap<string, NoticeGroupRow> = new Map();

/** Installs the modules' groups; a group declared by two modules aborts startup. */
export function installNoticeGroups(
  modules: readonly { readonly name: string; readonly noticeGroups?: NoticeGroupTable }[],
): void {
  installed = declared(
    'have the group of notices',
    modules.map(({ name, noticeGroups: table }) => ({ name, table })),
  );
}

const isNoticeGroup = (name: string): name is NoticeGroup => installed.has(name);

/** Returns the groups in display order. */
export const noticeGroups = (): readonly NoticeGroup[] =>
  [...installed]
    .toSorted(([, one], [, other]) => one.Place - other.Place)
    .map(([name]) => name)
    .filter(isNoticeGroup);

/** Returns the groups whose notifications these roles can receive. */
export const noticeGroupsOf = (roles: readonly Role[]): readonly NoticeGroup[] =>
  noticeGroups().filter((group) => installed.get(group)?.Roles.some((role) => roles.includes(role)));
