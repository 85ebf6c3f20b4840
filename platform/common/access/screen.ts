import type { Role } from './roles.ts';

type Layout = 'frontend' | 'auth' | 'dashboard' | 'subpage';
export type MenuGroup = 'main' | 'settings' | 'logs';

/** One row per screen (specification point 2). Router, sidebar, route guard and documents are derived from it. */
export type Screen = {
  Path: string;
  Layout: Layout;
  /** `public`: anybody; `session`: any signed-in user; a list: these roles only. */
  Access: 'public' | 'session' | readonly Role[];
  /** Login-type pages send a signed-in user to /dashboard. */
  IsLogin?: true;
  /** Home-type pages stay open while new terms wait for acceptance. */
  IsHome?: true;
  /** Child pages: for non-CLIENT they need a client's key in the query. */
  IsChild?: true;
  /** `Place` orders the entries of a group. */
  Menu?: { Group: MenuGroup; Place: number; Label: string; Icon: string; Roles?: readonly Role[] };
  /** Where "back" leads; absent: one step back. */
  Back?: string;
  /** Text key of the page's title. */
  Title: string;
};
