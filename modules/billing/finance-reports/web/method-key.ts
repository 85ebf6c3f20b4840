import type { FinanceOverview } from '../rules/contract.ts';

type Method = FinanceOverview['Methods'][number]['Method'];

/** Returns the text key of a payment method. */
export const methodKey = (method: Method) =>
  method === 'CARD' ? 'FINANCE_METHOD_CARD' : (`PAY_${method}` as const);
