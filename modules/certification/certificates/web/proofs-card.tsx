import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { credentialAddress } from '#modules/certification/credentials/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { useCopy } from '#platform/web/ui/use-copy.ts';
import type { CertificateView } from '../rules/contract.ts';
import classes from './proofs-card.module.css';

/**
 * Card on the certificate screen with proofs that anyone can verify independently: the PDF's signature and
 * hash, the public log and the credential to download.
 */
export function ProofsCard({ certificate, shown }: { certificate: CertificateView; shown: number | null }) {
  const t = useText();
  const { CertificateNo, VerifyUrl } = certificate;
  const page = certificate.Revisions.find((one) => one.Revision === shown);
  const print = page?.Sha256 ?? null;
  const copy = useCopy();
  return (
    <Card title={t('CERT_PROOFS')}>
      <Stack as="dl" gap="sm" className={classes.list}>
        {page?.IsManual === false && (
          <Proof name={t('CERT_PROOF_SIGNATURE')}>{t('CERT_PROOF_SIGNATURE_TEXT')}</Proof>
        )}
        {print && (
          <Proof name={t('CERT_FINGERPRINT_OF', { revision: String(shown) })}>
            <Row as="span" isOneLine align="start" gap="xs" className={classes.print}>
              <code>{print}</code>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('CERT_COPY_PRINT')}
                onClick={() => void copy(print)}
              >
                <IconCopy size={16} />
              </ActionIcon>
            </Row>
          </Proof>
        )}
        <Proof name={<a href={`${VerifyUrl}#log`}>{t('CERT_PROOF_LOG')}</a>}>
          {t('CERT_PROOF_LOG_TEXT')}
        </Proof>
        {!certificateStatuses.void.includes(certificate.CertificateStatusCode) && (
          <Proof
            name={
              <a href={credentialAddress(CertificateNo, codeOf(VerifyUrl))} download>
                {t('CERT_PROOF_CREDENTIAL')}
              </a>
            }
          >
            {t('CERT_PROOF_CREDENTIAL_TEXT')}
          </Proof>
        )}
      </Stack>
    </Card>
  );
}

/** Verification code: an unlisted certificate is shown to anyone who has it. */
const codeOf = (address: string): string | undefined => new URL(address).searchParams.get('c') ?? undefined;

function Proof({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
