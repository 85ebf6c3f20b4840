import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { PublicService } from '@assay/shared/register/contract.ts';
import { Radio } from '@mantine/core';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './add.module.css';
import type { TypeState } from './use-open-types.ts';

type Props = { type: AssessmentType; service: PublicService; state: TypeState };

export function TypeCard({ type, service, state }: Props) {
  const t = useText();
  const format = useFormat();
  const fee = service.Fees.find((one) => one.AssessmentType === type);
  return (
    <Radio.Card
      value={type}
      disabled={state !== 'OPEN'}
      data-disabled={state !== 'OPEN' || undefined}
      className={classes.card}
      aria-label={t(`TYPE_${type}`)}
    >
      <span className={classes.top}>
        <Radio.Indicator />
        <b className={classes.name}>{t(`TYPE_${type}`)}</b>
      </span>
      <span className={classes.summary}>{t(`ADD_TYPE_${type}`)}</span>
      {state === 'CLOSED' && <span className={classes.summary}>{t('REASON_NO_CERTIFICATE')}</span>}
      {fee && (
        <span className={classes.facts}>
          <span className="num">{t('ADD_FEE', { amount: format.money(fee.AmountCents) })}</span>
        </span>
      )}
    </Radio.Card>
  );
}
