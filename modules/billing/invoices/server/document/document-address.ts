/**
 * Returns the URL from which the invoices, refund note or statement of account of a one-time download ticket
 * is downloaded.
 */
export const documentAddress = (ticket: string): { Url: string } => ({
  Url: `/api/payment/paper/download?ticket=${ticket}`,
});
