import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { useSearch } from '@tanstack/react-router';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { MissingRecord } from '../ui/missing-record.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { CertificateScreen } from './certificate-screen.tsx';

/** `/certificate?key=` and `/statement?key=`: one certificate with everything that is about it. */
export function CertificatePage() {
  const t = useText();
  const { key = '' } = useSearch({ strict: false }) as { key?: string };
  const { data, error, refetch } = useGet(certificateRoutes.view, { CertificateKey: key }, { staleMs: 0 });
  if (data) return <CertificateScreen certificate={data} />;
  if (!error) return <Skeletons lines={8} height={24} />;
  return (
    <MissingRecord
      error={error}
      onRetry={() => void refetch()}
      title={t('TITLE_CERTIFICATE')}
      missing={{ title: t('CERT_MISSING'), text: t('CERT_MISSING_TEXT') }}
      list={{ label: t('MENU_CERTIFICATES'), href: '/generated_certs' }}
    />
  );
}
