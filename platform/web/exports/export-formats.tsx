/**
 * Contents of a list's export menu: the number of rows, the choice of exporting only the user's columns, and
 * the file formats, PDF being disabled for lists that are too long.
 */
import { Menu } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { CurrentRows } from './current-rows.ts';

/** Returns a function that words the number of rows to export, as far as it is known. */
function useRowsText(): (rows: CurrentRows | null) => string {
  const t = useText();
  const format = useFormat();
  return (rows) => {
    if (rows === null) return t('EXPORT_ROWS_ALL');
    return t(rows.isCapped ? 'EXPORT_ROWS_CAPPED' : 'EXPORT_ROWS', { count: format.number(rows.total) });
  };
}

const FORMATS = [
  { Format: 'XLSX', Icon: IconFileTypeXls },
  { Format: 'CSV', Icon: IconFileTypeCsv },
  { Format: 'PDF', Icon: IconFileTypePdf },
] as const;

/** The reader's column choice, and whether only those columns are exported. */
type ColumnChoice = { count: number; isOnly: boolean; onOnly: (isOnly: boolean) => void };

type Props = {
  /** Evaluated when the menu opens, as the list may have been reloaded. */
  rowsOf: () => CurrentRows | null;
  columns: ColumnChoice | null;
  onChoose: (format: (typeof FORMATS)[number]['Format']) => void;
};

/** Shows the number of rows and the available formats. */
export function ExportFormats({ rowsOf, columns, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  const rows = rowsOf();
  const rowsText = useRowsText();
  const isTooLong = rows !== null && (rows.isCapped || rows.total > EXPORT_LIMITS.PdfRows);
  return (
    <>
      <Menu.Label>{rowsText(rows)}</Menu.Label>
      {columns && (
        <>
          <Menu.CheckboxItem checked={columns.isOnly} onChange={columns.onOnly}>
            {t('EXPORT_MY_COLUMNS', { count: columns.count })}
          </Menu.CheckboxItem>
          <Menu.Divider />
        </>
      )}
      {FORMATS.map(({ Format, Icon }) => (
        <Menu.Item
          key={Format}
          leftSection={<Icon size={18} stroke={1.6} />}
          disabled={Format === 'PDF' && isTooLong}
          onClick={() => onChoose(Format)}
        >
          {t(`EXPORT_AS_${Format}`)}
          {Format === 'PDF' && isTooLong && (
            <span style={{ display: 'block', fontSize: 'var(--text-xs)' }}>
              {t('EXPORT_PDF_BOUND', { most: format.number(EXPORT_LIMITS.PdfRows) })}
            </span>
          )}
        </Menu.Item>
      ))}
    </>
  );
}
