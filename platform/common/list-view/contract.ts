/** API routes for saved list views: filters, columns and the default view of a list. */
import { z } from 'zod';
import { ROLES, STAFF_ROLES } from '../access/roles.ts';
import { defineRoute } from '../contract/define-route.ts';
import { columnIds, key, line, version } from '../contract/inputs.ts';
import { listNames } from './list-names.ts';

/** Maximum length of a view's name, in characters. */
export const VIEW_NAME_LENGTH = 60;
/** Maximum views per user, over all lists. */
export const MAX_VIEWS = 50;

/** Evaluated on first use: the modules install the list names after this file is loaded. */
const list = z.lazy(() => z.enum(listNames()));
/** Filters, search, sort and page size as they appear in the URL, without the page number. */
const params = z
  .record(z.string().regex(/^(?!Page$)[A-Z][A-Za-z]{0,39}$/), z.string().min(1).max(500))
  .refine((entries) => Object.keys(entries).length <= 30);
const listView = z.object({
  ViewKey: z.string(),
  Version: z.int(),
  Name: z.string(),
  Params: z.record(z.string(), z.string()),
  /** Null: the reader's current columns. */
  Columns: z.array(z.string()).nullable(),
  /** Names of saved filters that the list no longer has; not included in `Params`. */
  Dropped: z.array(z.string()),
  /** Staff roles that can also use the view; empty: only its owner. */
  SharedRoles: z.array(z.enum(ROLES)),
  IsOwn: z.boolean(),
  OwnerName: z.string(),
  MayChange: z.boolean(),
});
export type ListViewRow = z.infer<typeof listView>;

const listViews = z.object({
  /** The reader's own views, then shared ones, each group sorted by name. */
  Rows: z.array(listView),
  /** The reader's chosen columns; null: the default columns. */
  Columns: z.array(z.string()).nullable(),
  /** The view that the list opens with; null: all rows. */
  DefaultViewKey: z.string().nullable(),
});
export type ListViews = z.infer<typeof listViews>;

export const listViewRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/list/view/list',
    summary: "The caller's views of a list, shared views, and the caller's columns",
    access: 'session',
    reads: ['accounts', 'list-views'],
    query: z.strictObject({ List: list }),
    data: listViews,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/list/view/save',
    summary: 'Saves a view of a list; without a key it is a new one',
    access: 'session',
    body: z.strictObject({
      List: list,
      ViewKey: key.optional(),
      Version: version.optional(),
      Name: line.min(1).max(VIEW_NAME_LENGTH),
      Params: params,
      Columns: columnIds.nullable().default(null),
      SharedRoles: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length).default([]),
    }),
    data: listViews.extend({ SavedKey: z.string() }),
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/list/view/remove',
    summary: 'Removes a view of a list',
    access: 'session',
    body: z.strictObject({ ViewKey: key, Version: version.optional() }),
    data: listViews,
  }),
  choose: defineRoute({
    method: 'POST',
    path: '/list/choice',
    summary: "Sets the caller's columns of a list and its default view; omitted fields do not change",
    access: 'session',
    body: z.strictObject({
      List: list,
      Columns: columnIds.nullable().optional(),
      DefaultViewKey: key.nullable().optional(),
    }),
    data: listViews,
  }),
} as const;
