import { Button, Group } from '@mantine/core';
import { IconCertificate, IconDownload, IconExternalLink, IconReceipt } from '@tabler/icons-react';
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { certificateAddress } from '#modules/certification/certificates/rules/certificate-address.ts';
import { CertificateBadge } from '#modules/certification/certificates/web/certificate-badge.tsx';
import { openFile } from '#platform/web/api/open-file.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { certificateRoutes } from '../rules/contract.ts';
import classes from './application-certificate-tab.module.css';

/**
 * Part of an application's certificate tab: the certificate's status, hash and links (screen, PDF,
 * verification page, invoice), and the PDFs of every revision; nothing if the reader may not see it yet.
 */
export function CertificateFiles({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { data, error, refetch } = useGet(
    certificateRoutes.view,
    { ApplicationKey: applicationKey },
    { staleMs: 0 },
  );
  // A certificate that this reader may not see yet is not shown at all.
  if (error?.Status === 404) return null;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={3} />;
  const { File } = data;
  const stored = data.Revisions.flatMap(({ FileKey, Revision, On }) =>
    FileKey === null
      ? []
      : [{ FileKey, Name: t('CERT_REVISION_OF', { revision: Revision, date: format.date(On) }) }],
  );
  return (
    <>
      <div className={classes.state}>
        <Facts rows={[[t('CERT_STATUS'), <CertificateBadge key="status" of={data} />]]} />
      </div>
      <Group gap="xs" mt="md">
        <Button
          component={AppLink}
          href={certificateAddress(data)}
          leftSection={<IconCertificate size={18} />}
        >
          {t(data.Kind === 'STATEMENT' ? 'CERT_OPEN_STATEMENT' : 'CERT_OPEN')}
        </Button>
        {File !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => openFile(File).catch(toastError)}
          >
            {t('CERT_DOWNLOAD')}
          </Button>
        )}
        <Button
          component="a"
          variant="default"
          href={data.VerifyUrl}
          leftSection={<IconExternalLink size={18} />}
        >
          {t('CERT_VERIFY')}
        </Button>
        {data.HasInvoice && (
          <Button
            component={AppLink}
            variant="default"
            href={invoiceAddress({ Kind: 'CERTIFICATE', Key: data.CertificateKey })}
            leftSection={<IconReceipt size={18} />}
          >
            {t('INVOICE_OF_CERTIFICATE')}
          </Button>
        )}
      </Group>
      {stored.length > 0 && (
        <>
          <Words as="h2" mt="lg" mb="xs" size="sm">
            {t('CERT_REVISIONS')}
          </Words>
          <FileList files={stored} />
        </>
      )}
      {data.Sha256 && (
        <Words mt="lg" tone="faint" size="xs" breaks="anywhere">
          {t('CERT_FINGERPRINT')}
          <br />
          <code>{data.Sha256}</code>
        </Words>
      )}
    </>
  );
}
