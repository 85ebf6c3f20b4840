import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import { certificatePageRoutes } from '@assay/shared/certificate/page-contract.ts';
import { Button, Modal } from '@mantine/core';
import { IconDownload, IconFileText, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { openFile } from '../api/open-file.ts';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { PageViewer } from '../template/page-viewer.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useToastError } from '../ui/toast-error.ts';
import classes from './page-card.module.css';
import { PagePicture } from './page-picture.tsx';

type Props = {
  certificate: CertificateView;
  /** Null while no page is finished. */
  revision: number | null;
  onRevision: (revision: number) => void;
};

/** The page as it is printed, with its file. */
export function PageCard({ certificate, revision, onRevision }: Props) {
  const t = useText();
  const toastError = useToastError();
  const { Revision: now, Revisions } = certificate;
  const file = Revisions.find((one) => one.Revision === revision)?.FileKey ?? null;
  return (
    <Card
      title={revision === null ? t('CERT_PAGE') : t('CERT_PAGE_OF', { revision })}
      isFlush
      aside={
        file && (
          <Button
            size="xs"
            leftSection={<IconDownload size={16} />}
            onClick={() => openFile(file).catch(toastError)}
          >
            {t('CERT_DOWNLOAD')}
          </Button>
        )
      }
    >
      {revision !== null && revision !== now && Revisions.some((one) => one.Revision === now) && (
        <div className={classes.other}>
          <span>{t('CERT_PAGE_OTHER', { revision, now })}</span>
          <Button size="compact-sm" variant="default" onClick={() => onRevision(now)}>
            {t('CERT_PAGE_BACK', { now })}
          </Button>
        </div>
      )}
      {revision === null ? (
        <EmptyState
          icon={<IconFileText size={22} stroke={1.6} />}
          title={t('CERT_PAGE_SOON')}
          text={t('CERT_MAKING_HELP')}
        />
      ) : (
        <Pages certificate={certificate} revision={revision} file={file} />
      )}
    </Card>
  );
}

type PagesProps = { certificate: CertificateView; revision: number; file: string | null };

function Pages({ certificate, revision, file }: PagesProps) {
  const t = useText();
  const { CertificateKey, CertificateNo } = certificate;
  const [isLarge, setLarge] = useState(false);
  const toastError = useToastError();
  // A finished page never changes.
  const { data, error, refetch } = useGet(
    certificatePageRoutes.page,
    { CertificateKey, Revision: revision },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <PagePicture label="" />;
  if (data.Pages.length === 0)
    return (
      <EmptyState
        icon={<IconFileText size={22} stroke={1.6} />}
        title={t(data.IsManual ? 'CERT_PAGE_MANUAL' : 'CERT_PAGE_NONE')}
        text={t(data.IsManual ? 'CERT_PAGE_MANUAL_TEXT' : 'CERT_PAGE_NONE_TEXT')}
        action={
          file && (
            <Button variant="default" onClick={() => openFile(file).catch(toastError)}>
              {t('CERT_PAGE_FILE')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <div className={classes.pages}>
        {data.Pages.map((svg, at) => (
          <PagePicture
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have a place and nothing else
            key={at}
            svg={svg}
            label={t('CERT_PAGE_ALT', {
              number: CertificateNo,
              revision,
              page: at + 1,
              pages: data.Pages.length,
            })}
          />
        ))}
        <Button
          className={classes.large}
          variant="default"
          size="compact-sm"
          leftSection={<IconZoomIn size={16} />}
          onClick={() => setLarge(true)}
        >
          {t('CERT_PAGE_LARGE')}
        </Button>
      </div>
      <Modal
        opened={isLarge}
        onClose={() => setLarge(false)}
        size="64rem"
        title={<b>{t('CERT_PAGE_OF', { revision })}</b>}
        closeButtonProps={{ 'aria-label': t('CLOSE') }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <PageViewer pages={data.Pages} isOld={false} />
      </Modal>
    </>
  );
}
