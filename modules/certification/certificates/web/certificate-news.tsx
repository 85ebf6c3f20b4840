import { useCallback, useEffect, useRef, useState } from 'react';
import { onRoom } from '#platform/web/api/live.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LiveNote } from '#platform/web/ui/live-note.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { type CertificateChange, certificateChange } from '../rules/live-change.ts';
import { readCertificateAgain } from './take-certificate.ts';

/** While a certificate is open, others act on it, or its page becomes ready: it is read again, and said who did what. */
export function CertificateNews({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const [news, setNews] = useState<CertificateChange | null>(null);
  const { CertificateKey } = certificate;
  const version = useRef(certificate.Version);
  version.current = certificate.Version;

  useEffect(
    () =>
      onRoom(`certificate:${CertificateKey}`, (detail) => {
        const change = certificateChange.safeParse(detail).data ?? null;
        // One's own act came with its answer already.
        if (change?.IsByYou && change.Version <= version.current) return;
        void readCertificateAgain(CertificateKey).catch(() => undefined);
        if (change?.Event && !change.IsByYou) setNews(change);
      }),
    [CertificateKey],
  );
  return <LiveNote text={news && newsText(news, t)} onOver={useCallback(() => setNews(null), [])} />;
}

function newsText({ Event, By }: CertificateChange, t: Translate): string {
  const what = t(`CERT_EVENT_${Event}`);
  return By ? t('CERT_NEWS', { name: By.Name, what }) : what;
}
