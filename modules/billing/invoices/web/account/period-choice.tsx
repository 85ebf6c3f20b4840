import { Button, TextInput } from '@mantine/core';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './account.module.css';
import { type Period, periodsOn } from './periods.ts';

type Props = { value: Period; onChange: (period: Period) => void; error: string | undefined };

/** First and last day, or one of the usual periods. */
export function PeriodChoice({ value, onChange, error }: Props) {
  const t = useText();
  const today = hongKongDate(new Date());
  const set = (name: keyof Period, day: string): void => {
    if (day) onChange({ ...value, [name]: day });
  };
  return (
    <>
      <fieldset className={classes.shortcuts}>
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
      </fieldset>
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
