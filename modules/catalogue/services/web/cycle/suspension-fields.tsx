/** Fields of the cycle tab: how long a certificate may be suspended, and the months in which reminders are sent. */
import { TagsInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { suspensionTerms } from '../../rules/suspension-terms.ts';
import { NumberField } from '../number-field.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';

const LIMIT = 'SuspensionLimitMonths';
const REMINDERS = 'SuspensionReminderMonths';
const MAX_MONTHS = 60;
const MAX_REMINDERS = 6;

const isMonths = (value: string): boolean =>
  /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_MONTHS;

export function SuspensionFields({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  const { LimitMonths, ReminderMonths } = suspensionTerms(definition);
  const messageOf = (place: string) => faults.find(({ Path }) => Path.startsWith(place))?.Message;
  return (
    <>
      <NumberField
        label={t('SERVICE_FIELD_SuspensionLimitMonths')}
        hint={t('SERVICE_SUSPENSION_LIMIT_HINT')}
        value={LimitMonths}
        onChange={(months) => months !== null && change({ SuspensionLimitMonths: months })}
        min={1}
        max={MAX_MONTHS}
        suffix={` ${t('SERVICE_UNIT_MONTHS')}`}
        place={LIMIT}
        error={messageOf(LIMIT)}
        className={classes.small}
      />
      <TagsInput
        label={t('SERVICE_FIELD_SuspensionReminderMonths')}
        description={t('SERVICE_SUSPENSION_REMINDER_HINT')}
        value={ReminderMonths.map(String)}
        onChange={(values) =>
          change({
            SuspensionReminderMonths: values
              .filter(isMonths)
              .map(Number)
              .toSorted((one, other) => one - other),
          })
        }
        maxTags={MAX_REMINDERS}
        error={messageOf(REMINDERS)}
        data-place={REMINDERS}
      />
    </>
  );
}
