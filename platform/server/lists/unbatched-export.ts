import type { Cells } from '../tables/cells.ts';
import type { ExportedList, ListRequest } from './exported-list.ts';

/** Defines the export of a short list, whose rows are read in one query. */
export const unbatchedExport = (
  all: (request: ListRequest) => Promise<Cells[]>,
): Pick<ExportedList, 'count' | 'rows'> => ({
  count: async (request, most) => Math.min((await all(request)).length, most),
  async *rows(request) {
    yield await all(request);
  },
});
