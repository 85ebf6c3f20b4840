import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { RowsNow } from './rows-now.ts';

/** How many rows would be taken along, as far as that is known. */
export function useRowsText(): (rows: RowsNow | null) => string {
  const t = useText();
  const format = useFormat();
  return (rows) => {
    if (rows === null) return t('EXPORT_ROWS_ALL');
    if (rows.total === 1) return t('EXPORT_ROWS_ONE');
    return t(rows.isCapped ? 'EXPORT_ROWS_CAPPED' : 'EXPORT_ROWS', { count: format.number(rows.total) });
  };
}
