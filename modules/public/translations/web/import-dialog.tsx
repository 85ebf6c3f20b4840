import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { DropArea } from '#platform/web/ui/file/drop-area.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { ImportFound } from './import-found.tsx';
import classes from './translation.module.css';
import { useImport } from './use-import.ts';

/**
 * Dialog of the translation page to import a file with translations: select it, review the changes and
 * errors, and import the changes.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { name, preview, failure, isReading, isBusy, choose, take } = useImport(onClose);
  const count = preview?.Changes.length ?? 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="52rem"
      title={<b>{t('TRANSLATION_IMPORT_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap="sm">
        <Words tone="soft" size="xs">
          {t('TRANSLATION_IMPORT_TEXT')}
        </Words>
        <DropArea
          icon={<IconFileSpreadsheet size={22} stroke={1.6} aria-hidden="true" />}
          label={name ? t('TRANSLATION_IMPORT_FILE', { name }) : t('TRANSLATION_IMPORT_DROP')}
          hints={[t('TRANSLATION_IMPORT_HINT')]}
          accept=".xlsx,.csv,.txt,text/csv"
          onFiles={([file]) => file && void choose(file)}
        />
        {failure && (
          <Notice tone="danger" isAlert>
            {failure}
          </Notice>
        )}
        {isReading && <Skeletons lines={4} />}
        {preview && <ImportFound preview={preview} />}
        <Row align="stretch" justify="end" gap="xs" isLast className={classes.buttons}>
          <CancelButton />
          {preview && (
            <Button loading={isBusy} disabled={count === 0} onClick={() => void take()}>
              {count === 0 && t('TRANSLATION_IMPORT_NOTHING')}
              {count > 0 && t('TRANSLATION_IMPORT_TAKE', { count })}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
