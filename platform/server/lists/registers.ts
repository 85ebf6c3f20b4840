import type { Route } from '#platform/common/contract/define-route.ts';
import { type ExportList, exportLists } from '#platform/common/exports/lists.ts';
import { type ListName, listNames } from '#platform/common/list-view/list-names.ts';
import { defineRegister } from '../registers.ts';
import type { ExportedList } from './exported-list.ts';

/** Every list that can be taken along, brought by its module. Who may: `rules/lists.ts` of the module. */
export const exportedLists = defineRegister<ExportList, ExportedList>('lists.exports', exportLists);

/** Where the rows of each list with views come from: who may read them, and what they may be narrowed by. */
export const listRoutes = defineRegister<ListName, Route>('lists.routes', listNames);
