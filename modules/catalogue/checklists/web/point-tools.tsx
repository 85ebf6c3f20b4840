import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './checklist-designer.module.css';

type Props = { count: number; onExport: () => void; onImport?: () => void };

/** How many points there are, and the ways out and in. */
export function PointTools({ count, onExport, onImport }: Props) {
  const t = useText();
  return (
    <div className={classes.tools}>
      <span className={`${classes.count} num`}>{t('DESIGN_COUNT', { count })}</span>
      {count > 0 && (
        <Button variant="default" size="xs" leftSection={<IconDownload size={16} />} onClick={onExport}>
          {t('DESIGN_EXPORT')}
        </Button>
      )}
      {onImport && (
        <Button variant="default" size="xs" leftSection={<IconUpload size={16} />} onClick={onImport}>
          {t('DESIGN_IMPORT')}
        </Button>
      )}
    </div>
  );
}
