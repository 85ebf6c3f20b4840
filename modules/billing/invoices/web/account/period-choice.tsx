/**
 * Selects the period of a statement of account: first and last day, or a common period such as last month.
 */

import { Button, TextInput } from '@mantine/core';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import classes from './account.module.css';

type Period = { From: string; To: string };

/** Common periods relative to a given date (YYYY-MM-DD in Hong Kong). */
function periodsOn(today: string): readonly { Label: PeriodLabel; Period: Period }[] {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  return [
    { Label: 'ACCOUNT_THIS_MONTH', Period: { From: month, To: today } },
    { Label: 'ACCOUNT_LAST_MONTH', Period: { From: addMonths(month, -1), To: addDays(month, -1) } },
    { Label: 'ACCOUNT_THREE_MONTHS', Period: { From: addDays(addMonths(today, -3), 1), To: today } },
    { Label: 'ACCOUNT_THIS_YEAR', Period: { From: `${year}-01-01`, To: today } },
    { Label: 'ACCOUNT_LAST_YEAR', Period: { From: `${year - 1}-01-01`, To: `${year - 1}-12-31` } },
  ];
}

type PeriodLabel =
  | 'ACCOUNT_THIS_MONTH'
  | 'ACCOUNT_LAST_MONTH'
  | 'ACCOUNT_THREE_MONTHS'
  | 'ACCOUNT_THIS_YEAR'
  | 'ACCOUNT_LAST_YEAR';

type Props = { value: Period; onChange: (period: Period) => void; error: string | undefined };

/** Inputs for first and last day, or one of the common periods. */
export function PeriodChoice({ value, onChange, error }: Props) {
  const t = useText();
  const today = hongKongDate(new Date());
  const set = (name: keyof Period, day: string): void => {
    if (day) onChange({ ...value, [name]: day });
  };
  return (
    <>
      <Row as="fieldset" align="stretch" gap="xs" mt="sm">
        <legend className={classes.legend}>{t('ACCOUNT_PERIOD')}</legend>
        {periodsOn(today).map(({ Label, Period }) => {
          const isChosen = Period.From === value.From && Period.To === value.To;
          return (
            <Button
              key={Label}
              size="compact-sm"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange(Period)}
            >
              {t(Label)}
            </Button>
          );
        })}
      </Row>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('ACCOUNT_FROM')}
          value={value.From}
          max={value.To}
          error={error}
          onChange={(event) => set('From', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('ACCOUNT_TO')}
          value={value.To}
          min={value.From}
          onChange={(event) => set('To', event.currentTarget.value)}
        />
      </div>
    </>
  );
}
