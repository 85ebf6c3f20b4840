import { useEffect, useRef } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { InvoiceRow } from '../../rules/contract.ts';
import classes from './proofs.module.css';

type Props = { rows: readonly InvoiceRow[]; chosen: string | null; onChoose: (key: string) => void };

/** What waits, the oldest first; the chosen one stays in sight. */
export function ProofList({ rows, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves it
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  return (
    <ol className={classes.list} aria-label={t('PROOFS_LIST')}>
      {rows.map((row) => (
        <li key={row.InvoiceKey}>
          <button
            type="button"
            ref={row.InvoiceKey === chosen ? current : undefined}
            className={classes.item}
            aria-current={row.InvoiceKey === chosen || undefined}
            onClick={() => onChoose(row.InvoiceKey)}
          >
            <span className={classes.line}>
              <b>{localized(row.OrgName)}</b>
              <b className="num">{format.money(row.AmountCents)}</b>
            </span>
            <span className={`${classes.line} ${classes.quiet}`}>
              <span className="num">{row.InvoiceNo}</span>
              <span>{t('PROOFS_GIVEN', { when: format.ago(row.UpdatedAt) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
