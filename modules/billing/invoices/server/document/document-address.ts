/** Where a ticket for invoices on paper or a statement of account is redeemed. */
export const documentAddress = (ticket: string): { Url: string } => ({
  Url: `/api/payment/paper/download?ticket=${ticket}`,
});
