import { Checkbox, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { OfficeHours } from '../rules/hours.ts';
import classes from './staff-side.module.css';

type Span = OfficeHours['Days'][number];
type Props = { day: number; span: Span; error: string | undefined; onChange: (span: Span) => void };

const NAMES = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const USUAL = { From: '09:00', To: '18:00' };

/** Row of the chat's office hours form for one day of the week: closed, or opening and closing time. */
export function HoursDay({ day, span, error, onChange }: Props) {
  const t = useText();
  const name = t(`HOURS_${NAMES[day] ?? 'MON'}`);
  return (
    <div className={classes.dayRow}>
      <Checkbox
        label={name}
        checked={span !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL : null)}
      />
      {span ? (
        <Row gap="xs" padY="2xs" className={classes.span}>
          <TextInput
            type="time"
            aria-label={t('HOURS_FROM', { day: name })}
            value={span.From}
            error={error !== undefined}
            onChange={(event) => onChange({ ...span, From: event.currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <TextInput
            type="time"
            aria-label={t('HOURS_TO', { day: name })}
            value={span.To}
            error={error !== undefined}
            onChange={(event) => onChange({ ...span, To: event.currentTarget.value })}
          />
          {error !== undefined && (
            <Words role="alert" tone="red" size="sm" className={classes.problem}>
              {t('HOURS_WRONG')}
            </Words>
          )}
        </Row>
      ) : (
        <Words as="span" tone="faint">
          {t('HOURS_CLOSED')}
        </Words>
      )}
    </div>
  );
}
