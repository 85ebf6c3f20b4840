/** Type of a module's manifest: its name, the modules it uses, and what it declares to the platform. */
import type { PermissionTable } from './access/permissions.ts';
import type { ScreenTable } from './access/screens.ts';
import type { DocumentTable } from './exports/documents.ts';
import type { ExportTable } from './exports/lists.ts';
import type { Texts } from './i18n/language.ts';
import type { EventTable } from './log-events.ts';
import type { NoticeGroupTable } from './notice-groups.ts';
import type { NoticeTable } from './notices.ts';
import type { SettingTable } from './settings/setting.ts';
import type { WorkflowTable } from './workflow/workflows.ts';

/**
 * Areas of modules, lowest first: a module may use the modules of its own area that it names, and those of lower areas.
 *
 * @public
 */
export const AREAS = [
  'identity',
  'messaging',
  'billing',
  'catalogue',
  'applications',
  'certification',
  'support',
  'public',
  'operations',
] as const;
type Area = (typeof AREAS)[number];
type ModuleName = `${Area}/${string}`;

/**
 * A module's name, the modules it may import, and its declarations; `scripts/check-dependencies.mjs` checks
 * the imports.
 */
export type Module = {
  name: ModuleName;
  /** Names of other modules, in alphabetical order. */
  uses: readonly ModuleName[];
  /** Its texts in all languages, by area of the product; /translation lists the areas. */
  texts?: Readonly<Record<string, Texts>>;
  /** Its permissions, each with the roles that have it. */
  permissions?: PermissionTable;
  /** Its workflow tables, by the text key of what they are about. */
  workflows?: WorkflowTable;
  screens?: ScreenTable;
  /** Its lists for which users may save views and column choices. */
  lists?: readonly string[];
  /** Its exportable lists, each with the roles that may export it. */
  exports?: ExportTable;
  /** Its documents that can be printed for applications. */
  documents?: DocumentTable;
  /** The events that it logs. */
  events?: EventTable;
  /** Settings that the certification body configures. */
  settings?: SettingTable;
  /** Its groups of notifications. */
  noticeGroups?: NoticeGroupTable;
  /** Its kinds of notifications. */
  notices?: NoticeTable;
};

export const defineModule = <const Defined extends Module>(module: Defined): Defined => module;
