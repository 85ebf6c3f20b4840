/**
 * Type of a module's web manifest, in which it declares everything it adds to the browser: screens with
 * their pages, content of slots, lists, events, documents and settings.
 */
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ScreenName, Screens, ScreenTable } from '#platform/common/access/screens.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';
import type { EventTable } from '#platform/common/log-events.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import type { SettingTable } from '#platform/common/settings/setting.ts';
import { loadChunk } from './api/load-chunk.ts';
import type { SlotContent } from './slot.ts';

/** Screens of the application; those of the public site are rendered by the server. */
export type AppScreenName = {
  [Name in ScreenName]: Screens[Name] extends { Layout: 'frontend' } ? never : Name;
}[ScreenName];

/** A module's contribution to the browser; `apps/web/modules.ts` lists all of them. */
export type WebModule = {
  /** Same as in its `module.ts`. */
  name: string;
  screens?: ScreenTable;
  /** Same as in its `module.ts`. */
  lists?: readonly string[];
  /** Same as in its `module.ts`. */
  exports?: ExportTable;
  /** Same as in its `module.ts`. */
  events?: EventTable;
  /** Same as in its `module.ts`. */
  documents?: DocumentTable;
  /** Same as in its `module.ts`. */
  noticeGroups?: NoticeGroupTable;
  /** Same as in its `module.ts`; loaded when the settings are opened. */
  settings?: () => Promise<SettingTable>;
  /** One lazily loaded page per screen; may include a lower module's screen that shows parts of this one. */
  pages?: Partial<Record<AppScreenName, RouteComponent>>;
  /** Its content for slots of lower modules. */
  slots?: readonly SlotContent[];
};

/** Preserves the page names in the type, so that the compiler checks that every screen has a page. */
export const defineWebModule = <const Module extends WebModule>(module: Module): Module => module;

/** Declares a page that is loaded when its screen is first opened. */
export const page = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(() => loadChunk(load), name)) as typeof lazyRouteComponent;
