/** Lists of this module for which users may save views and column choices. */
export const invoicesLists = ['INVOICES'] as const;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    invoices: typeof invoicesLists;
  }
}
