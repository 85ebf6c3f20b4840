import type { Cells } from '../tables/cells.ts';
import type { ExportedList, ListRequest } from './exported-list.ts';

/** Defines the export of a short list, whose rows are read in one query. */
export const unbatchedExport = (
  all: (asked: ListRequest) => Promise<Cells[]>,
): Pick<ExportedList, 'count' | 'rows'> => ({
  count: async (asked, most) => Math.min((await all(asked)).length, most),
  async *rows(asked) {
    yield await all(asked);
  },
});
