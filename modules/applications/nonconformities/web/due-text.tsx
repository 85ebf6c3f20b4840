import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { NonconformityRow } from '../rules/contract.ts';

/** Due date of a nonconformity; once it has passed, since when it is overdue. */
export function DueText({ row }: { row: Pick<NonconformityRow, 'DueOn' | 'IsOverdue'> }) {
  const t = useText();
  const format = useFormat();
  if (!row.IsOverdue || row.DueOn === null) return <span className="num">{format.date(row.DueOn)}</span>;
  return (
    <Words as="span" tone="red" className="num">
      {t('NC_OVERDUE', { date: format.date(row.DueOn) })}
    </Words>
  );
}
