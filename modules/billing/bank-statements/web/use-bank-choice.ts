import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { invoiceRoutes, invoiceStatuses, isOwed } from '#modules/billing/invoices/rules/index.ts';
import { invalidateReading } from '#platform/web/api/touched.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type BankLine, bankRoutes } from '../rules/contract.ts';
import { useBankFailure } from './use-bank-failure.ts';

const TYPING_MS = 250;
export type BankChoice = Pick<
  NonNullable<BankLine['Invoice']>,
  'InvoiceKey' | 'InvoiceNo' | 'AmountCents' | 'OrgName'
>;
/** PAYS: the line is the payment of an open invoice. OVERPAYS: it is a second payment of a settled one. */
export type BankPurpose = 'PAYS' | 'OVERPAYS';
export type BankChoiceState = ReturnType<typeof useBankChoice>;
type BankChoiceOptions = { line: BankLine; purpose: BankPurpose; onClose: () => void };

const POSSIBLE = { PAYS: invoiceStatuses.owed, OVERPAYS: invoiceStatuses.settled } as const;

/** The invoices that are proposed for this line. */
const likelyInvoices = (line: BankLine, purpose: BankPurpose): readonly BankChoice[] =>
  purpose === 'PAYS'
    ? [line.Invoice, ...line.Candidates].filter((one) => one !== null).filter((one) => isOwed(one.Status))
    : line.SettledCandidates;

/** Sends the decision; the list then shows the new state of the line. */
function useDecision(purpose: BankPurpose, onClose: () => void, onError: (error: unknown) => void) {
  const t = useText();
  const done = (fresh: BankLine) => {
    const number = fresh.Invoice?.InvoiceNo ?? '';
    toast(t(purpose === 'PAYS' ? 'PROOFS_PAID_DONE' : 'BANK_SECOND_DONE', { number }));
    onClose();
  };
  const confirm = useSend(bankRoutes.confirm, { onSuccess: done, onError });
  const second = useSend(bankRoutes.secondPayment, { onSuccess: done, onError });
  return purpose === 'PAYS' ? confirm : second;
}

/**
 * State of the dialog in which finance assigns a bank statement line to an invoice: search, selection and,
 * if the amounts differ, a reason; sends the decision in one request.
 */
export function useBankChoice({ line, purpose, onClose }: BankChoiceOptions) {
  const t = useText();
  const errorText = useBankFailure();
  const [search, setSearch] = useState('');
  const [Search] = useDebouncedValue(search.trim(), TYPING_MS);
  const found = useGet(
    invoiceRoutes.list,
    { Status: POSSIBLE[purpose].join(','), Search, PageSize: 10 },
    { keepPrevious: true },
  );
  const likely = likelyInvoices(line, purpose);
  const [chosen, setChosen] = useState<BankChoice | null>(likely[0] ?? null);
  const [remark, setRemark] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const [isUnsaid, setUnsaid] = useState(false);
  const decision = useDecision(purpose, onClose, (error) => setFailure(errorText(error)));
  const overpaidCents = chosen ? Math.max(0, line.AmountCents - chosen.AmountCents) : 0;
  const isDifferent = chosen !== null && chosen.AmountCents !== line.AmountCents;
  const send = (): void => {
    if (!chosen) return;
    const Remark = remark.trim();
    const isMissing = purpose === 'PAYS' && isDifferent && Remark === '';
    setFailure(null);
    setUnsaid(isMissing);
    if (isMissing) {
      why.current?.focus();
      return;
    }
    decision.mutate({
      LineKey: line.LineKey,
      InvoiceKey: chosen.InvoiceKey,
      ...(Remark && { Remark }),
    });
  };
  const close = (): void => {
    onClose();
    // Another user may have been faster: the list then shows the new state of the line.
    if (failure) void invalidateReading(['bank-statements', 'invoices']);
  };
  const choices: readonly BankChoice[] =
    Search === '' && likely.length > 0 ? likely : (found.data?.Rows ?? []);
  return {
    search,
    setSearch,
    choices,
    isNoneFound: choices.length === 0 && found.isSuccess,
    chosen,
    setChosen,
    isDifferent,
    /** What the payment has above the chosen invoice, in cents; 0 if nothing. */
    overpaidCents,
    /** What the payment lacks of the chosen invoice, in cents; 0 if nothing. */
    missingCents: Math.max(0, (chosen?.AmountCents ?? 0) - line.AmountCents),
    remark,
    setRemark: (next: string): void => {
      setRemark(next);
      setUnsaid(false);
    },
    why,
    remarkError:
      isDifferent && isUnsaid ? t(overpaidCents > 0 ? 'FIELD_REQUIRED' : 'BANK_REMARK_AMOUNT') : null,
    failure,
    send,
    close,
    isBusy: decision.isPending,
  };
}
