/** Selectable card of an assessment type with its fee, or the reasons why it cannot be started. */

import { Radio } from '@mantine/core';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { StartOption } from '../../rules/start-contract.ts';
import classes from './add.module.css';
import { CardFacts } from './card-facts.tsx';

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
      <Row as="span" gap="xs">
        <Radio.Indicator />
        <Words as="b" isGrowing>
          {t(`TYPE_${type}`)}
        </Words>
      </Row>
      <Words as="span" tone="soft" size="sm" isGrowing>
        {t(`ADD_TYPE_${type}`)}
      </Words>
      {option?.Reasons.map(({ Code, Message }) => (
        <Words key={`${Code} ${Message}`} as="span" tone="soft" size="sm" isGrowing>
          {Message}
        </Words>
      ))}
      {fee && (
        <CardFacts>
          <span className="num">{t('ADD_FEE', { amount: format.money(fee.AmountCents) })}</span>
        </CardFacts>
      )}
    </Radio.Card>
  );
}
