import type { ScreenTable } from './access/screens.ts';
import type { DocumentTable } from './exports/documents.ts';
import type { ExportTable } from './exports/lists.ts';
import type { Texts } from './i18n/language.ts';
import type { EventTable } from './log-events.ts';
import type { NoticeGroupTable } from './notice-groups.ts';
import type { NoticeTable } from './notices.ts';
import type { SettingTable } from './settings/setting.ts';

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

/** What a module is called, and which other modules it may import; `scripts/check-dependencies.mjs` holds the code against it. */
export type Module = {
  name: ModuleName;
  /** Names of other modules, in alphabetical order. */
  uses: readonly ModuleName[];
  /** Its texts in all languages, by the part of the product that says them; which parts there are is seen at /translation. */
  texts?: Readonly<Record<string, Texts>>;
  screens?: ScreenTable;
  /** Its lists for which users may save views and column choices. */
  lists?: readonly string[];
  /** Its lists that can be taken along, each with who may. */
  exports?: ExportTable;
  /** What is printed of applications. */
  documents?: DocumentTable;
  /** What it writes to the event log. */
  events?: EventTable;
  /** Settings that the certification body decides. */
  settings?: SettingTable;
  /** Groups of messages to people. */
  noticeGroups?: NoticeGroupTable;
  /** Its kinds of messages to people. */
  notices?: NoticeTable;
};

export const defineModule = <const Defined extends Module>(module: Defined): Defined => module;
