import { hongKongDate } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Cycle } from '../../rules/cycle-calendar.ts';
import { PartSection } from '../part-section.tsx';
import classes from './cycle.module.css';
import { type CycleEvent, cycleEvents, percentAlong } from './cycle-events.ts';

/**
 * Timeline on the service editor's cycle tab for an example certificate decided today: when each window
 * opens and each surveillance or renewal is due.
 */
export function CycleLine({ cycle }: { cycle: Cycle }) {
  const t = useText();
  const format = useFormat();
  const today = hongKongDate(new Date());
  const events = cycleEvents(cycle, today);
  const at = (day: string) => `${percentAlong(cycle, today, day)}%`;
  const nameOf = (event: CycleEvent) =>
    event.kind === 'RENEWAL' ? t('TYPE_RENEWAL') : t('SERVICE_SURVEILLANCE', { number: event.number });
  return (
    <PartSection
      title={t('SERVICE_CYCLE_LINE')}
      hint={t('SERVICE_CYCLE_LINE_HINT', { date: format.date(today) })}
    >
      {/* The same information follows as text. */}
      <div className={classes.drawing} aria-hidden="true">
        <div className={classes.bar}>
          {events.map((event) => (
            <span
              key={`${event.kind}${event.month}`}
              className={classes.window}
              data-kind={event.kind}
              style={{ left: at(event.opens), width: `calc(${at(event.due)} - ${at(event.opens)})` }}
            />
          ))}
        </div>
        {[0, ...events.map(({ month }) => month)].map((month, index) => (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may be due in one month
            key={index}
            as="span"
            tone="soft"
            size="xs"
            className={`${classes.tick} num`}
            style={{ left: `${Math.min(100, (month / cycle.ValidMonths) * 100)}%` }}
          >
            {month}
          </Words>
        ))}
      </div>
      <Stack as="ol" gap="xs">
        {events.map((event) => (
          <li key={`${event.kind}${event.month}`} className={classes.event} data-kind={event.kind}>
            <b>{nameOf(event)}</b>
            <span>{t('SERVICE_MONTH', { month: event.month })}</span>
            <span>
              {t('SERVICE_WINDOW', { opens: format.date(event.opens), due: format.date(event.due) })}
            </span>
          </li>
        ))}
      </Stack>
    </PartSection>
  );
}
