/**
 * Dialog that previews a content version or draft as the public page that readers get, rendered by the
 * server, in a chosen language and width.
 */

import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#platform/common/i18n/language.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { contentPreviewRoutes } from '../rules/contract.ts';
import type { ContentKind } from '../rules/kinds.ts';
import classes from './content.module.css';
import { LanguageTabs } from './language-tabs.tsx';

/** Without `versionId`, the open draft is shown. */
type Props = { kind: ContentKind; versionId?: string; onClose: () => void };

/** Shows the page as rendered by the server, in a frame without scripts. */
export function PreviewDialog({ kind, versionId, onClose }: Props) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState('WIDE');
  const query = { Kind: kind, Language: language, ...(versionId !== undefined && { VersionId: versionId }) };
  const { data, error, refetch } = useGet(contentPreviewRoutes.preview, query, {
    staleMs: 0,
    keepPrevious: true,
  });
  const name = versionId === undefined ? t('CONTENT_PREVIEW') : versionId;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="76rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{`${t(`CONTENT_KIND_${kind}`)} · ${name}`}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Columns least="md" gap="sm" mb="sm">
        <LanguageTabs value={language} onChange={setLanguage} />
        <SegmentedControl
          aria-label={t('CONTENT_PREVIEW_WIDTH')}
          value={width}
          onChange={setWidth}
          data={['WIDE', 'NARROW'].map((value) => ({ value, label: t(`CONTENT_PREVIEW_${value}`) }))}
        />
      </Columns>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data ? (
        <iframe
          className={classes.frame}
          data-width={width}
          title={t('CONTENT_PREVIEW_FRAME')}
          // The page uses this portal's styles; scripts, forms and windows are blocked.
          sandbox="allow-same-origin"
          srcDoc={data.Html}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  );
}
