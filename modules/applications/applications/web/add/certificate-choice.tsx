import { Radio } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { BeginOption } from '../../rules/begin-contract.ts';
import classes from './add.module.css';

type Props = {
  certificates: BeginOption['Certificates'];
  chosen: string;
  onChoose: (certificateKey: string) => void;
};

/** The certificate that a surveillance, renewal or special assessment is for; its result updates it. */
export function CertificateChoice({ certificates, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Radio.Group
      label={t('ADD_CERTIFICATE')}
      description={t('ADD_CERTIFICATE_HINT')}
      value={chosen}
      onChange={onChoose}
      classNames={{ label: classes.label }}
    >
      <div className={classes.types}>
        {certificates.map(({ CertificateKey, CertificateNo, ExpiryDate }) => (
          <Radio.Card
            key={CertificateKey}
            value={CertificateKey}
            className={classes.card}
            aria-label={CertificateNo}
          >
            <span className={classes.top}>
              <Radio.Indicator />
              <b className={`${classes.name} num`}>{CertificateNo}</b>
            </span>
            <span className={classes.summary}>
              {t('ADD_CERTIFICATE_UNTIL', { date: format.date(ExpiryDate) })}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
