/**
 * Details that a payer needs for the chosen offline payment method: bank account, FPS with a QR code to scan
 * or save, cheque or cash; values can be copied.
 */

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Offline, OfflineMethod } from '../../rules/offline-contract.ts';
import { CopyValue } from './copy-value.tsx';
import classes from './pay-offline.module.css';

/**
 * Side length of the saved image in pixels: bank apps read codes from the photo album, which takes no SVG.
 */
const SIDE = 960;

/** Saves an SVG as a PNG, sharp at its size. */
function savePicture(picture: HTMLImageElement, name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}

/** FPS QR code, large enough for the camera of an old phone; black on white in the dark scheme too. */
function FpsCode({ offline, qr }: { offline: Offline; qr: string }) {
  const t = useText();
  const format = useFormat();
  const picture = useRef<HTMLImageElement>(null);
  const amount = format.money(offline.AmountCents);
  return (
    <Box as="figure" pad="sm" ground="soft" line="line" round="lg" className={classes.code}>
      <img
        ref={picture}
        src={qr}
        width={240}
        height={240}
        alt={t('OFFLINE_QR', { amount, reference: offline.Reference })}
      />
      <figcaption>
        <span className={classes.wide}>{t('OFFLINE_QR_HOW')}</span>
        <span className={classes.phone}>{t('OFFLINE_QR_PHONE')}</span>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} />}
          onClick={() => picture.current && savePicture(picture.current, `FPS-${offline.Reference}.png`)}
        >
          {t('OFFLINE_QR_SAVE')}
        </Button>
      </figcaption>
    </Box>
  );
}

type Props = { offline: Offline; method: OfflineMethod };

/** The details needed for one payment method, each with a copy button. */
export function MethodDetails({ offline, method }: Props) {
  const t = useText();
  const format = useFormat();
  if (method.Method === 'OTHER')
    return (
      <Words mt="xs" tone="faint" size="sm" className={classes.hint}>
        {t('OFFLINE_OTHER')}
      </Words>
    );
  return (
    <Stack gap="md" className={classes.details} data-qr={method.Method === 'FPS' || undefined}>
      {method.Method === 'FPS' && <FpsCode offline={offline} qr={method.Qr} />}
      <div>
        <dl className={classes.values}>
          <Own method={method} />
          <CopyValue
            label={t('OFFLINE_AMOUNT')}
            value={format.money(offline.AmountCents)}
            text={(offline.AmountCents / 100).toFixed(2)}
          />
          <CopyValue label={t('OFFLINE_REFERENCE')} value={offline.Reference} />
        </dl>
        <Words mt="xs" tone="faint" size="sm" className={classes.hint}>
          {t(method.Method === 'CHEQUE' ? 'OFFLINE_CHEQUE_BACK' : 'OFFLINE_REFERENCE_WHY')}
        </Words>
      </div>
    </Stack>
  );
}

function Own({ method }: { method: OfflineMethod }): ReactNode {
  const t = useText();
  switch (method.Method) {
    case 'BANK_TRANSFER':
      return (
        <>
          <CopyValue label={t('OFFLINE_BANK')} value={method.BankName} />
          {method.BankCode && <CopyValue label={t('OFFLINE_BANK_CODE')} value={method.BankCode} />}
          <CopyValue label={t('OFFLINE_ACCOUNT_NAME')} value={method.AccountName} />
          <CopyValue label={t('OFFLINE_ACCOUNT_NO')} value={method.AccountNo} />
          {method.Swift && <CopyValue label={t('OFFLINE_SWIFT')} value={method.Swift} />}
        </>
      );
    case 'FPS':
      return (
        <>
          <CopyValue label={t(`OFFLINE_FPS_${method.Kind}`)} value={method.Value} />
          <CopyValue label={t('OFFLINE_FPS_NAME')} value={method.MerchantName} />
        </>
      );
    case 'CHEQUE':
      return (
        <>
          <CopyValue label={t('OFFLINE_PAYEE')} value={method.Payee} />
          <CopyValue label={t('OFFLINE_ADDRESS')} value={method.Address} />
        </>
      );
    case 'CASH':
      return <CopyValue label={t('OFFLINE_CASH_PLACE')} value={method.Place} />;
    case 'OTHER':
      return null;
  }
}
