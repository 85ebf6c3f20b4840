import { Menu } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls } from '@tabler/icons-react';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import type { CurrentRows } from './current-rows.ts';

/** How many rows would be taken along, as far as that is known. */
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

/** That the reader chose columns, and whether only those are wanted. */
type ColumnChoice = { count: number; isOnly: boolean; onOnly: (isOnly: boolean) => void };

type Props = {
  /** Looked at when the menu opens: the list may have been read since. */
  rowsOf: () => CurrentRows | null;
  columns: ColumnChoice | null;
  onChoose: (format: (typeof FORMATS)[number]['Format']) => void;
};

/** How many rows there are, and as what they can be taken along. */
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
            <span style={{ display: 'block', fontSize: '0.75rem' }}>
              {t('EXPORT_PDF_BOUND', { most: format.number(EXPORT_LIMITS.PdfRows) })}
            </span>
          )}
        </Menu.Item>
      ))}
    </>
  );
}
