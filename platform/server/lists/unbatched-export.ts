import type { ListRequest } from './exported-list.ts';

/** Defines the count and rows of an exportable list that is short enough to be read in one query. */
export const unbatchedExport = <Row>(all: (request: ListRequest) => Promise<Row[]>) => ({
  count: async (request: ListRequest, most: number) => Math.min((await all(request)).length, most),
  async *rows(request: ListRequest) {
    yield await all(request);
  },
});
