import type { Cells } from '../tables/cells.ts';
import type { ExportedList, ListRequest } from './exported-list.ts';

/** Defines the count and rows of an exportable list that is short enough to be read in one query. */
export const unbatchedExport = (
  all: (request: ListRequest) => Promise<Cells[]>,
): Pick<ExportedList, 'count' | 'rows'> => ({
  count: async (request, most) => Math.min((await all(request)).length, most),
  async *rows(request) {
    yield await all(request);
  },
});
