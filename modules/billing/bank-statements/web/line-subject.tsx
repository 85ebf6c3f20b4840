import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { BankLine } from '../rules/contract.ts';
import classes from './bank.module.css';

/** The bank statement line that a dialog is about: amount, date, payer and reference. */
export function LineSubject({ line }: { line: BankLine }) {
  const format = useFormat();
  return (
    <p className={classes.subject}>
      <b className="num">{format.money(line.AmountCents)}</b> · {format.date(line.BookedOn)} ·{' '}
      {[line.Payer, line.Reference].filter(Boolean).join(' · ')}
    </p>
  );
}
