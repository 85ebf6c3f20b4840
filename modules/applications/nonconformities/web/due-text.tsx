import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { NonconformityRow } from '../rules/contract.ts';
import classes from './nonconformity.module.css';

/** Due date of a nonconformity; once it has passed, since when it is overdue. */
export function DueText({ row }: { row: Pick<NonconformityRow, 'DueOn' | 'IsOverdue'> }) {
  const t = useText();
  const format = useFormat();
  if (!row.IsOverdue || row.DueOn === null) return <span className="num">{format.date(row.DueOn)}</span>;
  return <span className={`num ${classes.late}`}>{t('NC_OVERDUE', { date: format.date(row.DueOn) })}</span>;
}
