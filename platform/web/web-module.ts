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

/** What a module brings to the browser; `apps/web/modules.ts` lists all of them. */
export type WebModule = {
  /** As in its `module.ts`. */
  name: string;
  screens?: ScreenTable;
  /** As in its `module.ts`. */
  lists?: readonly string[];
  /** As in its `module.ts`. */
  exports?: ExportTable;
  /** As in its `module.ts`. */
  events?: EventTable;
  /** As in its `module.ts`. */
  documents?: DocumentTable;
  /** As in its `module.ts`. */
  noticeGroups?: NoticeGroupTable;
  /** As in its `module.ts`; loaded when the settings are opened. */
  settings?: () => Promise<SettingTable>;
  /** One lazily loaded page per screen; also of a screen of a lower module that shows parts of this one. */
  pages?: Partial<Record<AppScreenName, RouteComponent>>;
  /** What it draws in slots of lower modules. */
  slots?: readonly SlotContent[];
};

/** Keeps which pages it has, so that the compiler sees whether every screen has one. */
export const defineWebModule = <const Module extends WebModule>(module: Module): Module => module;

/** A page that is loaded when its screen is first opened. */
export const page = ((load: () => Promise<never>, name: never) =>
  lazyRouteComponent(() => loadChunk(load), name)) as typeof lazyRouteComponent;
