/**
 * Registers in which modules enter each exportable list, and the API route of each list with saved views,
 * which defines who may read it and its filters.
 */
import type { Route } from '#platform/common/contract/define-route.ts';
import { type ExportList, exportLists } from '#platform/common/exports/lists.ts';
import { type ListName, listNames } from '#platform/common/list-view/list-names.ts';
import { defineRegister } from '../registers.ts';
import type { ExportedList } from './exported-list.ts';

/**
 * Every exportable list, contributed by its module. The permitted roles are in the module's
 * `rules/lists.ts`.
 */
export const exportedLists = defineRegister<ExportList, ExportedList>('lists.exports', exportLists);

/** The API route of each list with saved views: defines who may read it and its filters. */
export const listRoutes = defineRegister<ListName, Route>('lists.routes', listNames);
