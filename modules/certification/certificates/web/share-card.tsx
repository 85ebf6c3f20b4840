/**
 * Card on the certificate screen for sharing its public verification page: link to copy, QR code, and
 * download of the code as a print-quality PNG.
 */

import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconExternalLink, IconLink, IconShare } from '@tabler/icons-react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { saveBlob } from '#platform/web/ui/file/save-blob.ts';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useCopy } from '#platform/web/ui/use-copy.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificatePageRoutes } from '../rules/page-contract.ts';
import classes from './share-card.module.css';

/** Side of the PNG in pixels; enough for print at the size of a business card. */
const SIDE = 1024;
/** White border as a share of the side, without which many cameras do not detect the code. */
const QUIET = 0.09;

/** Downloads the QR code as a PNG, dark on white in every colour scheme. */
async function saveQrPicture(svg: string, name: string): Promise<void> {
  const address = URL.createObjectURL(
    new Blob([svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `)], { type: 'image/svg+xml' }),
  );
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    const edge = SIDE * QUIET;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(picture, edge, edge, SIDE - 2 * edge, SIDE - 2 * edge);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('no picture');
    saveBlob(png, `${name}-qr.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Public verification page with its link and QR code. */
export function ShareCard({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const toastError = useToastError();
  const { CertificateKey, CertificateNo, VerifyUrl } = certificate;
  const { data } = useGet(
    certificatePageRoutes.qr,
    { CertificateKey },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const address = useImageAddress(data?.Svg);
  const copy = useCopy();
  // Closing the share sheet without sending is not an error.
  const send = () => void navigator.share({ title: CertificateNo, url: VerifyUrl }).catch(() => undefined);
  return (
    <Card title={t('CERT_SHARE')}>
      <Row gap="md" className={classes.share}>
        <Box pad="xs" line="line" round="md" isFixed className={classes.code}>
          {address ? (
            <img
              className={classes.picture}
              src={address}
              alt={t('CERT_SHARE_QR_ALT', { number: CertificateNo })}
            />
          ) : (
            <Skeleton className={classes.picture} radius="sm" />
          )}
        </Box>
        <Words tone="soft" size="sm">
          {t('CERT_SHARE_TEXT')}
        </Words>
      </Row>
      <Row align="stretch" gap="xs" mt="md">
        <Button
          component="a"
          href={VerifyUrl}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={17} />}
        >
          {t('CERT_VERIFY')}
        </Button>
        <Button variant="default" leftSection={<IconLink size={17} />} onClick={() => void copy(VerifyUrl)}>
          {t('CERT_SHARE_COPY')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="default" leftSection={<IconShare size={17} />} onClick={send}>
            {t('CERT_SHARE_SEND')}
          </Button>
        )}
        {data && (
          <Button
            variant="default"
            leftSection={<IconDownload size={17} />}
            onClick={() => void saveQrPicture(data.Svg, CertificateNo).catch(toastError)}
          >
            {t('CERT_SHARE_QR')}
          </Button>
        )}
      </Row>
    </Card>
  );
}
