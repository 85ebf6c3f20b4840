/** Selectable card of an assessment type with its fee, or the reasons why it cannot be started. */
import { Radio } from '@mantine/core';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { StartOption } from '../../rules/start-contract.ts';
import classes from './add.module.css';

type Props = {
  type: AssessmentType;
  service: PublicService;
  /** Whether it may be started; undefined while loading. */
  option: StartOption | undefined;
};

export function TypeCard({ type, service, option }: Props) {
  const t = useText();
  const format = useFormat();
  const isOpen = option?.IsOpen ?? type === 'INITIAL';
  const fee = service.Fees.find((one) => one.AssessmentType === type);
  return (
    <Radio.Card
      value={type}
      disabled={!isOpen}
      data-disabled={!isOpen || undefined}
      className={classes.card}
      aria-label={t(`TYPE_${type}`)}
    >
      <span className={classes.top}>
        <Radio.Indicator />
        <b className={classes.name}>{t(`TYPE_${type}`)}</b>
      </span>
      <span className={classes.summary}>{t(`ADD_TYPE_${type}`)}</span>
      {option?.Reasons.map(({ Code, Message }) => (
        <span key={`${Code} ${Message}`} className={classes.summary}>
          {Message}
        </span>
      ))}
      {fee && (
        <span className={classes.facts}>
          <span className="num">{t('ADD_FEE', { amount: format.money(fee.AmountCents) })}</span>
        </span>
      )}
    </Radio.Card>
  );
}
