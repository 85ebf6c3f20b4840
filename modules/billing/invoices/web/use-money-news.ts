import { useEffect } from 'react';
import { onRoom } from '#platform/web/api/live.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { refreshMoney } from './refresh-money.ts';

/** Others pay, confirm and give back: the application that the invoice is about tells, and everything is read again. */
export function useMoneyNews({ Kind, Key }: InvoiceView['About']): void {
  useEffect(() => {
    if (Kind !== 'APPLICATION') return;
    return onRoom(`application:${Key}`, () => void refreshMoney());
  }, [Kind, Key]);
}
