/**
 * Certificate and statement screens: loads one certificate by its key, refetches it while a document is
 * generated or others act on it, and shows who did what.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { LiveChangeNotice } from '#platform/web/ui/live-change-notice.tsx';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { certificateAddress } from '../rules/certificate-address.ts';
import { type CertificateView, certificateRoutes } from '../rules/contract.ts';
import { type CertificateChange, certificateChange } from '../rules/live-change.ts';
import { refetchCertificate } from './certificate-cache.ts';
import { CertificateScreen } from './certificate-screen.tsx';

const POLL_INTERVAL_MS = 2000;
/** Polling interval without live updates. */
const STALE_AFTER_MS = 30_000;

/** A page or a disclosure document is being generated; users who may request the latter are shown that it is in progress. */
const isUnderWay = ({ Revisions, Actions }: Pick<CertificateView, 'Revisions' | 'Actions'>): boolean =>
  Revisions.some((one) => one.Status === 'INTENDED') ||
  Actions.some(({ Reasons }) => Reasons.some(({ Code }) => Code === 'REASON_CERT_DISCLOSURE_UNDER_WAY'));

function useCertificate(CertificateKey: string): UseQueryResult<CertificateView, ApiError> {
  const query = { CertificateKey };
  const known = queryClient.getQueryData<CertificateView>(queryKeyOf(certificateRoutes.view, query));
  return useGet(certificateRoutes.view, query, {
    staleMs: 0,
    refetchMs: known && isUnderWay(known) ? POLL_INTERVAL_MS : STALE_AFTER_MS,
  });
}

/**
 * While a certificate is open: refetches it when others act or its page becomes ready, and shows who did
 * what.
 */
function CertificateUpdates({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const [news, setNews] = useState<CertificateChange | null>(null);
  const { CertificateKey } = certificate;
  const version = useRef(certificate.Version);
  version.current = certificate.Version;

  useEffect(
    () =>
      onRoom(`certificate:${CertificateKey}`, (detail) => {
        const change = certificateChange.safeParse(detail).data ?? null;
        // The user's own action has already been applied with its response.
        if (change?.IsByYou && change.Version <= version.current) return;
        // The page keeps what it shows; the next event or visit reloads it.
        void refetchCertificate(CertificateKey).catch(() => undefined);
        if (change?.Event && !change.IsByYou) setNews(change);
      }),
    [CertificateKey],
  );
  return (
    <LiveChangeNotice text={news && updateText(news, t)} onOver={useCallback(() => setNews(null), [])} />
  );
}

function updateText({ Event, By }: CertificateChange, t: Translate): string {
  const what = t(`CERT_EVENT_${Event}`);
  return By ? t('CERT_NEWS', { name: By.Name, what }) : what;
}

/** `/certificate?key=` and `/statement?key=`: one certificate with all its related data. */
export function CertificatePage() {
  const t = useText();
  const { key = '' } = useSearchText<'key'>();
  const { data, error, refetch } = useCertificate(key);
  useOwnAddress(data);
  // A certificate that no longer exists is not shown from the cache.
  if (data && error?.Status !== 404)
    return (
      <>
        <CertificateScreen key={data.CertificateKey} certificate={data} />
        <CertificateUpdates certificate={data} />
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

/** Redirects a statement requested as a certificate to its own address, and vice versa. */
function useOwnAddress(found: Parameters<typeof certificateAddress>[0] | undefined): void {
  const go = useNavigateTo();
  const address = found && certificateAddress(found);
  useEffect(() => {
    if (address && !address.startsWith(window.location.pathname)) go(address, { replace: true });
  }, [address, go]);
}
