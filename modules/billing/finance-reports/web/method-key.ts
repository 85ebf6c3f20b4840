import type { FinanceOverview } from '../rules/contract.ts';

type Method = FinanceOverview['Methods'][number]['Method'];

/** Returns the key of the display text of a payment method in finance's lists and charts, including CARD. */
export const methodKey = (method: Method) =>
  method === 'CARD' ? 'FINANCE_METHOD_CARD' : (`PAY_${method}` as const);
