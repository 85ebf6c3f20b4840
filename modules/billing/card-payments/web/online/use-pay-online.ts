/**
 * State and actions of an invoice's card payment panel: starts a payment and opens it on the provider's page
 * or in the embedded form, continues or cancels it.
 */
import { useEffect, useState } from 'react';
import type { InvoiceView } from '#modules/billing/invoices/rules/index.ts';
import { callMoney, refreshInvoices } from '#modules/billing/invoices/web/index.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type OpenedPayment, onlineRoutes } from '../../rules/online-contract.ts';
import { RETURN_PARAMETER } from './return-parameter.ts';

/**
 * Performs PAY_ONLINE on the invoice's record. No Version: whatever else has changed in the meantime, the
 * amount due is what the server returns, and a payment in progress simply continues.
 */
async function startPayment({ About }: Pick<InvoiceView, 'About'>): Promise<void> {
  await callMoney(About, { action: 'PAY_ONLINE', entries: {}, intention: newIdempotencyKey() });
}

type Busy = 'PAY' | 'GIVE_UP' | null;

/** Starts a payment, continues it, or cancels it. `opened`: the provider's form is embedded in this page. */
export function usePayOnline(invoice: InvoiceView) {
  const t = useText();
  const go = useNavigateTo();
  const toastError = useToastError();
  const [busy, setBusy] = useState<Busy>(null);
  const [opened, setOpened] = useState<OpenedPayment | null>(null);
  const body = { InvoiceKey: invoice.InvoiceKey };

  useEffect(() => {
    // After the browser's back button, this page reappears in its earlier state.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBusy(null);
      void refreshInvoices();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const doing = async (what: Busy, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toastError(error);
      setBusy(null);
      void refreshInvoices();
    }
  };
  const open = async () => {
    const next = await call(onlineRoutes.open, { body, idempotencyKey: newIdempotencyKey() });
    // Stays busy until the page is left.
    if (next.Url !== null) return window.location.assign(next.Url);
    // The form is shown here: the state of an earlier return is reset.
    go(window.location.pathname, { replace: true });
    setOpened(next);
    setBusy(null);
  };
  return {
    busy,
    opened,
    pay: () =>
      doing('PAY', async () => {
        await startPayment(invoice);
        await open();
      }),
    goOn: () => doing('PAY', open),
    /**
     * The embedded form was submitted: from here on the state is the same as after returning from the
     * provider's page.
     */
    sent: () => {
      setOpened(null);
      go(`${window.location.pathname}${RETURN_PARAMETER}`, { replace: true });
      void refreshInvoices();
    },
    abandon: () =>
      doing('GIVE_UP', async () => {
        await call(onlineRoutes.abandon, { body, idempotencyKey: newIdempotencyKey() });
        setOpened(null);
        await refreshInvoices();
        setBusy(null);
        toast(t('PAYCARD_ABANDONED'));
      }),
  };
}
