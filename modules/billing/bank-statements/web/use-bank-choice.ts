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
type BankChoiceOptions = { line: BankLine; onClose: () => void };

/**
 * State of the dialog in which finance assigns a bank statement line to an invoice: search, selection and,
 * if the amounts differ, a reason; confirms the payment in one request.
 */
export function useBankChoice({ line, onClose }: BankChoiceOptions) {
  const t = useText();
  const errorText = useBankFailure();
  const [search, setSearch] = useState('');
  const [Search] = useDebouncedValue(search.trim(), TYPING_MS);
  const found = useGet(
    invoiceRoutes.list,
    { Status: invoiceStatuses.owed.join(','), Search, PageSize: 10 },
    { keepPrevious: true },
  );
  const likely = [line.Invoice, ...line.Candidates]
    .filter((one) => one !== null)
    .filter((one) => isOwed(one.Status));
  const [chosen, setChosen] = useState<BankChoice | null>(likely[0] ?? null);
  const [remark, setRemark] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const [isUnsaid, setUnsaid] = useState(false);
  const confirm = useSend(bankRoutes.confirm, {
    onSuccess: (fresh) => {
      toast(t('PROOFS_PAID_DONE', { number: fresh.Invoice?.InvoiceNo ?? '' }));
      onClose();
    },
    onError: (error) => setFailure(errorText(error)),
  });
  const isDifferent = chosen !== null && chosen.AmountCents !== line.AmountCents;
  const send = (): void => {
    if (!chosen) return;
    const Remark = remark.trim();
    const isMissing = isDifferent && Remark === '';
    setFailure(null);
    setUnsaid(isMissing);
    if (isMissing) {
      why.current?.focus();
      return;
    }
    confirm.mutate({
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
    /** What the payment lacks of the chosen invoice, in cents; 0 if nothing. */
    missingCents: Math.max(0, (chosen?.AmountCents ?? 0) - line.AmountCents),
    remark,
    setRemark: (next: string): void => {
      setRemark(next);
      setUnsaid(false);
    },
    why,
    remarkError: isDifferent && isUnsaid ? t('BANK_REMARK_AMOUNT') : null,
    failure,
    send,
    close,
    isBusy: confirm.isPending,
  };
}
