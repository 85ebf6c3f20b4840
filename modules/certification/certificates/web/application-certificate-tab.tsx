import { Loader } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import classes from './application-certificate-tab.module.css';
import { CertificateFiles } from './certificate-files.tsx';

/**
 * Certificate tab of the application screen: the number and dates decided, the state of the document, the
 * certificate with its PDFs, and the disclosure document.
 */
export function ApplicationCertificateTab({ view }: { view: ApplicationView }) {
  const t = useText();
  const isDecided = view.CertificateNo !== null || view.DecisionDate !== null;
  if (!isDecided)
    return (
      <EmptyState
        icon={<IconCertificate size={22} stroke={1.6} />}
        title={t('CERT_NONE')}
        text={t(
          applicationStatuses.awaitingPublication.includes(view.ApplicationStatusCode)
            ? 'CERT_NUMBER_AHEAD'
            : 'CERT_NONE_HELP',
        )}
      />
    );
  return (
    <>
      <CertificateFacts view={view} />
      <Progress view={view} />
      {/* Refetched when the document is ready. */}
      {view.CertificateKey !== null && (
        <CertificateFiles key={view.DocumentStatus} applicationKey={view.ApplicationKey} />
      )}
      {view.DisclosureFile !== null && (
        <>
          <Words as="h2" mt="lg" mb="xs" size="sm">
            {t('CERT_DISCLOSURE')}
          </Words>
          <FileList files={[{ FileKey: view.DisclosureFile, Name: t('CERT_DISCLOSURE') }]} />
        </>
      )}
    </>
  );
}

function CertificateFacts({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const expiry = view.ExpiryDate ? format.date(view.ExpiryDate) : t('CERT_NO_EXPIRY');
  return (
    <Facts>
      <Fact name={t('CERT_NUMBER')}>{view.CertificateNo ?? t('CERT_NUMBER_AHEAD')}</Fact>
      <Fact name={t('CERT_DECISION')}>{format.date(view.DecisionDate)}</Fact>
      {view.EffectiveDate && <Fact name={t('CERT_EFFECTIVE')}>{format.date(view.EffectiveDate)}</Fact>}
      {view.EffectiveDate && <Fact name={t('CERT_EXPIRY')}>{expiry}</Fact>}
      {view.IsManual && <Fact name={t('TAB_DOCUMENTS')}>{t('CERT_HAND')}</Fact>}
    </Facts>
  );
}

function Progress({ view }: { view: ApplicationView }) {
  const t = useText();
  if (view.DocumentStatus === 'FAILED')
    return (
      <Notice tone="danger" title={t('CERT_FAILED')}>
        {t('CERT_FAILED_HELP')}
      </Notice>
    );
  if (view.DocumentStatus !== 'INTENDED') return null;
  return (
    <Row isOneLine gap="sm" padY="sm" padX="md" mt="md" round="lg" className={classes.making} role="status">
      <Loader size="sm" aria-hidden="true" />
      <span>
        <b>{t('CERT_MAKING')}</b>
        <br />
        {t('CERT_MAKING_HELP')}
      </span>
    </Row>
  );
}
