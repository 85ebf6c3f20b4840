/** Lists that a user may save views and a choice of columns for. */
export const invoicesLists = ['INVOICES'] as const;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    invoices: typeof invoicesLists;
  }
}
