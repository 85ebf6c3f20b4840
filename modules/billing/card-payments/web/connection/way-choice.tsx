import { Radio } from '@mantine/core';
import { CONNECT_WAYS, type ConnectWay } from '#modules/billing/invoices/rules/connection-contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './stripe.module.css';

type Props = { way: ConnectWay; onChange: (way: ConnectWay) => void };

export function WayChoice({ way, onChange }: Props) {
  const t = useText();
  return (
    <Radio.Group label={t('STRIPE_WAY')} value={way} onChange={(value) => onChange(value as ConnectWay)}>
      <div className={classes.ways}>
        {CONNECT_WAYS.map((one) => (
          <Radio.Card key={one} value={one} className={classes.way} aria-label={t(`STRIPE_WAY_${one}`)}>
            <Radio.Indicator className={classes.radio} />
            <span className={classes.wayText}>
              <b>{t(`STRIPE_WAY_${one}`)}</b>
              <span>{t(`STRIPE_WAY_${one}_TEXT`)}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
