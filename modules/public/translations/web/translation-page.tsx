import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { translationRoutes } from '../rules/contract.ts';
import { TextsList } from './texts-list.tsx';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog');

/**
 * Page on which staff replace the built-in wording of all texts of the portal in three languages, with
 * import and export.
 */
export function TranslationPage() {
  const t = useText();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader title={t('TITLE_TRANSLATION')} lead={t('TRANSLATION_LEAD')}>
        <Button
          variant="default"
          leftSection={<IconUpload size={17} stroke={1.7} />}
          onClick={() => setImporting(true)}
        >
          {t('TRANSLATION_IMPORT')}
        </Button>
        <ExportButton list="TRANSLATIONS" route={translationRoutes.list} />
      </PageHeader>
      <TextsList />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
