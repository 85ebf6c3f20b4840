/**
 * Card on the certificate screen that shows the printed page of the chosen revision as images, also
 * enlarged, and opens its PDF.
 */

import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { PageViewer } from '#modules/certification/document-templates/web/index.ts';
import { openFile } from '#platform/web/api/open-file.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificatePageRoutes } from '../rules/page-contract.ts';
import classes from './page-card.module.css';
import { PageSheets } from './page-sheets.tsx';

type Props = {
  certificate: CertificateView;
  /** Null if no page is finished yet. */
  revision: number | null;
  onRevision: (revision: number) => void;
};

/** Preview of the printed page, with its file. */
export function PageCard({ certificate, revision, onRevision }: Props) {
  const t = useText();
  if (revision === null)
    return (
      <Card title={t('CERT_PAGE')} isFlush>
        <EmptyState
          icon={<IconFileText size={22} stroke={1.6} />}
          title={t('CERT_PAGE_SOON')}
          text={t('CERT_MAKING_HELP')}
        />
      </Card>
    );
  return <FinishedPage certificate={certificate} revision={revision} onRevision={onRevision} />;
}

function FinishedPage({ certificate, revision, onRevision }: Props & { revision: number }) {
  const t = useText();
  const toastError = useToastError();
  const [isLarge, setLarge] = useState(false);
  const { CertificateKey, Revision: now, Revisions } = certificate;
  const file = Revisions.find((one) => one.Revision === revision)?.FileKey ?? null;
  const open = () => void (file && openFile(file).catch(toastError));
  // Cached indefinitely, because a finished page never changes.
  const answer = useGet(
    certificatePageRoutes.page,
    { CertificateKey, Revision: revision },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const pages = answer.data?.Pages ?? [];
  return (
    <Card
      title={t('CERT_PAGE_OF', { revision })}
      isFlush
      aside={
        <Row align="stretch" gap="xs">
          {pages.length > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconZoomIn size={16} />}
              onClick={() => setLarge(true)}
            >
              {t('CERT_PAGE_LARGE')}
            </Button>
          )}
          {file && (
            <Button size="xs" leftSection={<IconDownload size={16} />} onClick={open}>
              {t('CERT_DOWNLOAD')}
            </Button>
          )}
        </Row>
      }
    >
      {revision !== now && Revisions.some((one) => one.Revision === now && one.Status === 'READY') && (
        <Row gap="md" lines="xs" padY="xs" padX="md" tone="gold" size="xs" className={classes.strip}>
          <span>{t('CERT_PAGE_OTHER', { revision, now })}</span>
          <Button size="compact-sm" variant="default" onClick={() => onRevision(now)}>
            {t('CERT_PAGE_BACK', { now })}
          </Button>
        </Row>
      )}
      {certificate.IsDemo && (
        <Row as="p" gap="md" lines="xs" padY="xs" padX="md" tone="gold" size="xs" className={classes.strip}>
          <span>
            <b>{t('CERT_NOTE_DEMO')}</b> · {t('CERT_NOTE_DEMO_TEXT')}
          </span>
        </Row>
      )}
      <PageSheets answer={answer} name={certificate.CertificateNo} revision={revision} onFile={open} />
      <Dialog
        opened={isLarge}
        onClose={() => setLarge(false)}
        size="64rem"
        title={<b>{t('CERT_PAGE_OF', { revision })}</b>}
        closeButtonProps={{ 'aria-label': t('CLOSE') }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <PageViewer pages={pages} isOld={false} />
      </Dialog>
    </Card>
  );
}
