import { type Expected, FINANCE, only } from './access-expected.ts';

/** Expected access to the endpoints of finance: bank statements, reports and debtors; part of `access-table.ts`. */
export const financeAccess: Readonly<Record<string, Expected>> = {
  'POST /payment/bank/preview': only(FINANCE),
  'POST /payment/bank/import': only(FINANCE),
  'GET /payment/bank/summary': only(FINANCE),
  'GET /payment/bank/line/list': only(FINANCE),
  'POST /payment/bank/line/confirm': only(FINANCE),
  'POST /payment/bank/line/confirm/many': only(FINANCE),
  'POST /payment/bank/line/second-payment': only(FINANCE),
  'POST /payment/bank/line/ignore': only(FINANCE),
  'GET /payment/overview': only(FINANCE),
  'GET /payment/movement/list': only(FINANCE),
  'GET /payment/debtor/list': only(FINANCE),
  'POST /payment/debtor/remind': only(FINANCE),
};
