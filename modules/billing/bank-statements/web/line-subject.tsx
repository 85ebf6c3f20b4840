import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { BankLine } from '../rules/contract.ts';

/** The bank statement line that a dialog is about: amount, date, payer and reference. */
export function LineSubject({ line }: { line: BankLine }) {
  const format = useFormat();
  return (
    <Words padY="sm" padX="md" ground="soft" round="lg" breaks="anywhere">
      <b className="num">{format.money(line.AmountCents)}</b> · {format.date(line.BookedOn)} ·{' '}
      {[line.Payer, line.Reference].filter(Boolean).join(' · ')}
    </Words>
  );
}
