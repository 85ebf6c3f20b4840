import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { BankLine } from '../rules/contract.ts';

/** Badge of a bank statement line that brought money in excess: whether it has to be returned, or when it was. */
export function LineOverpayment({ overpayment }: { overpayment: NonNullable<BankLine['Overpayment']> }) {
  const t = useText();
  const format = useFormat();
  const { Kind, ReturnedOn } = overpayment;
  const amount = format.money(overpayment.AmountCents);
  return ReturnedOn ? (
    <Badge tone="plain">{t(`BANK_RETURNED_${Kind}`, { amount, date: format.date(ReturnedOn) })}</Badge>
  ) : (
    <Badge tone="warning">{t(`BANK_REFUND_DUE_${Kind}`, { amount })}</Badge>
  );
}
