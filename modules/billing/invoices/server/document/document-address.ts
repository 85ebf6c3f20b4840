/** Returns the URL where a ticket for invoices, refund notes or a statement of account is redeemed. */
export const documentAddress = (ticket: string): { Url: string } => ({
  Url: `/api/payment/paper/download?ticket=${ticket}`,
});
