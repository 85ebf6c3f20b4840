import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconFileText, IconReceipt } from '@tabler/icons-react';
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import { openFile } from '#platform/web/api/open-file.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { CertificateView } from '../rules/contract.ts';
import classes from './documents-card.module.css';
import { revisionState } from './revision-state.ts';

type Props = { certificate: CertificateView; shown: number | null; onSelect: (revision: number) => void };

/**
 * Card on the certificate screen with its documents: every revision, to display or open, the disclosure
 * document, and a link to the certificate's invoice.
 */
export function DocumentsCard({ certificate, shown, onSelect }: Props) {
  const t = useText();
  const toastError = useToastError();
  const { DisclosureFile, HasInvoice, CertificateKey } = certificate;
  return (
    <Card title={t('CERT_DOCUMENTS')} isFlush>
      <Stack as="ul">
        {certificate.Revisions.map((one) => (
          <RevisionRow
            key={one.Revision}
            revision={one}
            certificate={certificate}
            isShown={one.Revision === shown}
            onSelect={onSelect}
          />
        ))}
        {DisclosureFile !== null && (
          <Row as="li" isOneLine gap="xs" padY="xs" padX="md" className={classes.row}>
            <IconFileText size={18} stroke={1.6} aria-hidden="true" className={classes.icon} />
            <button
              type="button"
              className={classes.open}
              onClick={() => openFile(DisclosureFile).catch(toastError)}
            >
              {t('CERT_DISCLOSURE')}
            </button>
          </Row>
        )}
        {HasInvoice && (
          <Row as="li" isOneLine gap="xs" padY="xs" padX="md" className={classes.row}>
            <IconReceipt size={18} stroke={1.6} aria-hidden="true" className={classes.icon} />
            <AppLink
              className={classes.open}
              href={invoiceAddress({ Kind: 'CERTIFICATE', Key: CertificateKey })}
            >
              {t('INVOICE_OF_CERTIFICATE')}
            </AppLink>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

type RowProps = {
  revision: CertificateView['Revisions'][number];
  certificate: CertificateView;
  isShown: boolean;
  onSelect: (revision: number) => void;
};

function RevisionRow({ revision: one, certificate, isShown, onSelect }: RowProps) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { FileKey, Revision: revision } = one;
  const state = revisionState(one, certificate);
  return (
    <Row
      as="li"
      isOneLine
      gap="xs"
      padY="xs"
      padX="md"
      className={classes.row}
      aria-current={isShown || undefined}
    >
      <Stack isGrowing>
        <Row as="span" gap="xs" lines="2xs" weight="strong">
          R{revision} <Badge tone={state.tone}>{t(state.word)}</Badge>
        </Row>
        <Words as="span" tone="faint" size="xs">
          {format.date(one.On)}
          {one.IsManual && <> · {t('CERT_REV_HAND')}</>}
        </Words>
      </Stack>
      {one.Status === 'READY' && !isShown && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('CERT_REV_VIEW', { revision })}
          onClick={() => onSelect(revision)}
        >
          {t('CERT_PAGE_VIEW')}
        </Button>
      )}
      {FileKey !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('CERT_REV_DOWNLOAD', { revision })}
          onClick={() => openFile(FileKey).catch(toastError)}
        >
          <IconDownload size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </Row>
  );
}
