import { Radio } from '@mantine/core';
import type { PublicService } from '#modules/catalogue/services/rules/offer-contract.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import classes from './add.module.css';

export function ServiceCard({ service }: { service: PublicService }) {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  return (
    <Radio.Card value={service.ServiceKey} className={classes.card} aria-label={localized(service.Name)}>
      <span className={classes.top}>
        <Radio.Indicator />
        <b className={classes.name}>{localized(service.Name)}</b>
        <Badge tone={service.Kind === 'CERTIFICATE' ? 'primary' : 'info'}>{t(`KIND_${service.Kind}`)}</Badge>
      </span>
      <span className={classes.summary}>{localized(service.Summary)}</span>
      <span className={classes.facts}>
        <span>{t('ADD_USUAL', { count: Math.max(1, Math.round(service.UsualDays / 7)) })}</span>
        <span className="num">{t('ADD_FEE_FROM', { amount: format.money(service.FromCents) })}</span>
      </span>
    </Radio.Card>
  );
}
