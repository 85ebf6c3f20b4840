import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Offline } from '../../rules/offline-contract.ts';
import classes from './pay-offline.module.css';
import { savePicture } from './save-picture.ts';

/** The code, large enough for the camera of an old phone; black on white in the dark scheme too. */
export function FpsCode({ offline, qr }: { offline: Offline; qr: string }) {
  const t = useText();
  const format = useFormat();
  const picture = useRef<HTMLImageElement>(null);
  const amount = format.money(offline.AmountCents);
  return (
    <figure className={classes.code}>
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
    </figure>
  );
}
