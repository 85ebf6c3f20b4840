/**
 * Row with what the holder of a certificate has to do for it (a due surveillance or renewal, a suspension),
 * on the dashboard and on the certificate.
 */
import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { editAddress, viewAddress } from '#modules/applications/applications/web/index.ts';
import { certificateAddress } from '#modules/certification/certificates/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
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
  const { Kind, On, IsOverdue, CertificateNo, ServiceName, Running } = task;
  const isSuspended = Kind === 'SUSPENDED';
  const title = isSuspended
    ? 'CERT_TASK_SUSPENDED'
    : (`CERT_TASK_${Kind}${IsOverdue ? '_OVERDUE' : Running ? '_DUE' : ''}` as const);
  const textKey = textOf(task, isOnCertificate);
  const text = textKey ? t(textKey, { no: Running?.ApplicationNo ?? '' }) : '';
  const about = `${CertificateNo} · ${localized(ServiceName)}`;
  const { label, href, isMain } = nextStepOf(task, isOnCertificate);
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
      button={{ label: t(label), href, isMain }}
    />
  );
}

function textOf(
  { Kind, IsOverdue, Start, Running }: CertificateTask,
  isOnCertificate: boolean,
): TextKey | null {
  if (Kind !== 'SUSPENDED')
    return !IsOverdue ? null : Running ? 'CERT_TASK_OVERDUE_DRAFT' : 'CERT_TASK_OVERDUE_TEXT';
  if (Start) return 'CERT_TASK_SUSPENDED_START';
  if (Running) return Running.IsDraft ? 'CERT_TASK_SUSPENDED_DRAFT' : 'CERT_TASK_SUSPENDED_RUNNING';
  return isOnCertificate ? 'CERT_TASK_SUSPENDED_CONTACT' : 'CERT_TASK_SUSPENDED_TEXT';
}

type NextStep = { label: TextKey; href: string; isMain: boolean };

function nextStepOf(task: CertificateTask, isOnCertificate: boolean): NextStep {
  const { Start, Running, CertificateKey } = task;
  if (Start) return { label: `CERT_TASK_START_${Start}`, href: startAddress(task), isMain: true };
  if (Running?.IsDraft)
    return { label: 'CERT_TASK_CONTINUE', href: editAddress(Running.ApplicationKey), isMain: true };
  if (Running)
    return { label: 'CERT_TASK_VIEW_APPLICATION', href: viewAddress(Running.ApplicationKey), isMain: false };
  if (isOnCertificate) return { label: 'CERT_TASK_CONTACT', href: '/contact', isMain: true };
  return {
    label: 'CERT_TASK_VIEW',
    href: certificateAddress({ Kind: 'CERTIFICATE', CertificateKey }),
    isMain: false,
  };
}

const startAddress = ({
  ServiceKey,
  CertificateKey,
  Start,
}: Pick<CertificateTask, 'ServiceKey' | 'CertificateKey' | 'Start'>) =>
  `/application/add?${new URLSearchParams({ service: ServiceKey, type: Start ?? '', certificate: CertificateKey })}`;
