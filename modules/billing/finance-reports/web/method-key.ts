import type { FinanceOverview } from '../rules/contract.ts';

type Method = FinanceOverview['Methods'][number]['Method'];

/** The word for a way to pay. */
export const methodKey = (method: Method) =>
  method === 'CARD' ? 'FINANCE_METHOD_CARD' : (`PAY_${method}` as const);
