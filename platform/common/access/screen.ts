import type { Role } from './roles.ts';

type Layout = 'frontend' | 'auth' | 'dashboard' | 'subpage';
export type MenuGroup = 'main' | 'settings' | 'logs';

/**
 * Type of a screen definition, one row per screen (specification point 2). The router, sidebar, route guard
 * and documents are derived from it.
 */
export type Screen = {
  Path: string;
  Layout: Layout;
  /** `public`: everyone; `session`: any signed-in user; a list: only these roles. */
  Access: 'public' | 'session' | readonly Role[];
  /** Login-type pages redirect a signed-in user to /dashboard. */
  IsLogin?: true;
  /** Home-type pages remain accessible while new terms await acceptance. */
  IsHome?: true;
  /** Child pages: for roles other than CLIENT they need a client's key in the query. */
  IsChild?: true;
  /** `Place` sets the order of entries within a group. */
  Menu?: { Group: MenuGroup; Place: number; Label: string; Icon: string; Roles?: readonly Role[] };
  /** Target of the "back" button; if absent, one step back in the browser history. */
  Back?: string;
  /** Text key of the page title. */
  Title: string;
  /** Text key of further words by which the global search finds the screen. */
  Words?: string;
  /** Shows one record, which the query of its address names, so it is not opened without it. */
  IsOfRecord?: true;
};
