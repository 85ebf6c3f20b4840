import type { BankPreview } from '#modules/billing/invoices/rules/bank-contract.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './bank.module.css';

/** What would be taken over: the first payments as they are read, and what is left out. */
export function BankFound({ preview }: { preview: BankPreview }) {
  const t = useText();
  const format = useFormat();
  const { Lines, Credits, Known, Debits, Unreadable } = preview;
  return (
    <section>
      <h3 className={classes.sub}>{t('BANK_PREVIEW')}</h3>
      <p className={classes.quiet} role="status">
        {t('BANK_FOUND', { count: Credits, known: Known, debits: Debits })}
      </p>
      {Unreadable.length > 0 && (
        <Notice tone="warning">{t('BANK_UNREADABLE', { rows: Unreadable.join(', ') })}</Notice>
      )}
      {Credits === 0 && <Notice tone="warning">{t('BANK_NO_PAYMENTS')}</Notice>}
      {Lines.length > 0 && (
        <ul className={classes.found}>
          {Lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a preview have no key and never move
            <li key={at}>
              <span className="num">{format.date(line.BookedOn)}</span>
              <span className={classes.text}>
                {[line.Payer, line.Reference, line.BankNo].filter(Boolean).join(' · ')}
              </span>
              <b className="num">{format.money(line.AmountCents)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
