/** Draft of the certificate as it would be printed today: its first page, and all pages enlarged. */

import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { PageViewer } from '#modules/certification/document-templates/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type DecisionSheet, decisionSheetRoutes } from '../../rules/sheet-contract.ts';
import classes from './sheet.module.css';

export function DraftCard({ view, sheet }: { view: ApplicationView; sheet: DecisionSheet }) {
  const t = useText();
  const [isLarge, setLarge] = useState(false);
  const { data, error, refetch } = useGet(decisionSheetRoutes.draft, { ApplicationKey: view.ApplicationKey });
  const address = useImageAddress(data?.Pages[0]);
  const title = t(sheet.Kind === 'STATEMENT' ? 'SHEET_DRAFT_STATEMENT' : 'SHEET_DRAFT');
  return (
    <Card title={title}>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <button
          type="button"
          className={classes.draft}
          disabled={!address}
          aria-label={t('SHEET_DRAFT_OPEN')}
          onClick={() => setLarge(true)}
        >
          {address ? (
            <img src={address} alt={t('SHEET_DRAFT_ALT')} />
          ) : (
            <Skeleton className={classes.drawing} radius="sm" />
          )}
        </button>
      )}
      <Words mt="sm" tone="faint" size="xs">
        {t(view.CertificateNo === null ? 'SHEET_DRAFT_NOTE' : 'SHEET_DRAFT_NOTE_NUMBERED')}
      </Words>
      <Dialog
        opened={isLarge}
        onClose={() => setLarge(false)}
        size="64rem"
        title={<b>{title}</b>}
        closeButtonProps={{ 'aria-label': t('CLOSE') }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <PageViewer pages={data?.Pages ?? []} isOld={false} />
      </Dialog>
    </Card>
  );
}
