import { useEffect } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useGo } from '#platform/web/ui/use-go.ts';
import { certificateAddress } from '../rules/certificate-address.ts';
import { CertificateNews } from './certificate-news.tsx';
import { CertificateScreen } from './certificate-screen.tsx';
import { useCertificate } from './use-certificate.ts';

/** `/certificate?key=` and `/statement?key=`: one certificate with everything that is about it. */
export function CertificatePage() {
  const t = useText();
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useCertificate(key);
  useOwnAddress(data);
  // What is there no more is not shown from memory.
  if (data && error?.Status !== 404)
    return (
      <>
        <CertificateScreen key={data.CertificateKey} certificate={data} />
        <CertificateNews certificate={data} />
      </>
    );
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

/** A statement that was asked for as a certificate stands at its own address, and the other way round. */
function useOwnAddress(found: Parameters<typeof certificateAddress>[0] | undefined): void {
  const go = useGo();
  const address = found && certificateAddress(found);
  useEffect(() => {
    if (address && !address.startsWith(window.location.pathname)) go(address, { replace: true });
  }, [address, go]);
}
