/**
 * Row with what the holder of a certificate has to do for it (a due surveillance or renewal, a suspension),
 * on the dashboard and on the certificate.
 */
import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { certificateAddress } from '#modules/certification/certificates/rules/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { DueRow } from '#platform/web/ui/due-row.tsx';
import type { CertificateTask } from '../rules/contract.ts';

type Props = {
  task: CertificateTask;
  /** On the certificate itself, where only the assessment or a message to us is a next step. */
  isOnCertificate?: boolean;
};

export function CertificateTaskRow({ task, isOnCertificate = false }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { Kind, Start, On, IsOverdue, CertificateKey, CertificateNo, ServiceKey, ServiceName } = task;
  const isSuspended = Kind === 'SUSPENDED';
  const title = isSuspended
    ? 'CERT_TASK_SUSPENDED'
    : (`CERT_TASK_${Kind}${IsOverdue ? '_OVERDUE' : ''}` as const);
  const text = isSuspended
    ? t(
        Start
          ? 'CERT_TASK_SUSPENDED_START'
          : isOnCertificate
            ? 'CERT_TASK_SUSPENDED_CONTACT'
            : 'CERT_TASK_SUSPENDED_TEXT',
      )
    : IsOverdue
      ? t('CERT_TASK_OVERDUE_TEXT')
      : '';
  const about = `${CertificateNo} · ${localized(ServiceName)}`;
  return (
    <DueRow
      icon={
        isSuspended ? (
          <IconAlertTriangle size={20} stroke={1.7} />
        ) : (
          <IconCalendarDue size={20} stroke={1.7} />
        )
      }
      isLate={IsOverdue}
      title={t(title, { no: CertificateNo, date: format.date(On) })}
      text={[about, text].filter(Boolean).join(' · ')}
      button={
        Start
          ? {
              label: t(`CERT_TASK_START_${Start}`),
              href: startAddress({ ServiceKey, CertificateKey, Start }),
              isMain: true,
            }
          : {
              label: t('CERT_TASK_VIEW'),
              href: certificateAddress({ Kind: 'CERTIFICATE', CertificateKey }),
              isMain: false,
            }
      }
    />
  );
}

const startAddress = ({
  ServiceKey,
  CertificateKey,
  Start,
}: Pick<CertificateTask, 'ServiceKey' | 'CertificateKey' | 'Start'>) =>
  `/application/add?${new URLSearchParams({ service: ServiceKey, type: Start ?? '', certificate: CertificateKey })}`;
