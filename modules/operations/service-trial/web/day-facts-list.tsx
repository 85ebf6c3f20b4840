import { NEW_APPLICATION_STATUS } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TrialData } from '../rules/contract.ts';
import type { DayFacts } from '../rules/day-facts.ts';
import { markText } from './mark-text.ts';
import classes from './time.module.css';

type Props = { facts: DayFacts; day: number; data: TrialData };

/**
 * Lists on the dry run screen what applies on the selected day: status, overdue steps, certificate validity,
 * open periods and sent notifications.
 */
export function DayFactsList({ facts, day, data }: Props) {
  const t = useText();
  const format = useFormat();
  const { Come, Overdue, Certificate, Windows, Passed, Reminders } = facts;
  const end = data.Marks.find((mark) => mark.Kind === 'EXPIRES');
  const notified = data.Came.filter((one) => one.Day === day).flatMap((one) => one.Notifications);
  const status = Come?.Status ?? NEW_APPLICATION_STATUS.CREATE;
  const lines = [
    t('TRIAL_DAY_STATUS', {
      status: Come?.Step ? `${t(`STATUS_${status}`)} · ${t(`STEP_${Come.Step}`)}` : t(`STATUS_${status}`),
    }),
    ...Overdue.map((mark) =>
      t('TRIAL_DAY_OVERDUE', { step: mark.Step ? t(`STEP_${mark.Step}`) : '', date: format.date(mark.On) }),
    ),
    Certificate === 'VALID' && end
      ? t('TRIAL_DAY_VALID', { date: format.date(end.On) })
      : t(Certificate === 'VALID' ? 'TRIAL_DAY_VALID_ALWAYS' : `TRIAL_DAY_${Certificate}`),
    ...Windows.map(({ Opened, Due }) =>
      t(`TRIAL_DAY_${Opened.Kind}` as string, { number: Opened.Number ?? '', date: format.date(Due.On) }),
    ),
    ...Passed.map((mark) => t('TRIAL_DAY_PASSED', { number: mark.Number ?? '', date: format.date(mark.On) })),
  ];
  const sent = [
    ...notified.map(({ To, Title }) => t('TRIAL_NOTIFIED', { who: format.list(To), what: Title })),
    ...Reminders.map((mark) => t('TRIAL_NOTIFIED', { who: t('ROLE_CLIENT'), what: markText(mark, t) })),
  ];
  return (
    <Box padY="sm" padX="md" ground="soft" round="lg">
      <Words size="sm" weight="strong" className={classes.dayTitle}>
        {t('TRIAL_DAY', { day, date: format.date(facts.On) })}
      </Words>
      <ul className={classes.plain}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Words size="sm" weight="strong" className={classes.dayTitle}>
        {t('TRIAL_DAY_SENT')}
      </Words>
      <ul className={classes.plain}>
        {(sent.length > 0 ? sent : [t('TRIAL_DAY_SENT_NOTHING')]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}
