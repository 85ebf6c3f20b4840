/**
 * Card on the client dashboard for one running application: its phases, who has to act next, how long the
 * stage usually takes, and the button to the next step.
 */

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import { ClientProgress, StatusBadge, viewAddress } from '#modules/applications/applications/web/index.ts';
import { UnreadMark, useCommentCount } from '#modules/applications/comments/web/index.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './client-dashboard.module.css';
import { statusLineOf } from './next-step.ts';

type Props = {
  row: ApplicationRow;
  usualDays: number | null;
  /** The client has a nonconformity of it to respond to, which is listed among the tasks. */
  isToRespond: boolean;
};

/** The date that a text of the card names, where it is not the last day of the assessment's window. */
const DATE_OF: { readonly [text in TextKey]?: 'AnswerBy' | 'PaymentDueOn' } = {
  NEXT_STEP_ANSWER_BY: 'AnswerBy',
  NEXT_STEP_ANSWER_LATE: 'AnswerBy',
  NEXT_STEP_PAY_BY: 'PaymentDueOn',
  NEXT_STEP_PAY_LATE: 'PaymentDueOn',
};

/** Shows one running application: its progress, who has to act, how long the stage usually takes. */
export function JobCard({ row, usualDays, isToRespond }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const format = useFormat();
  const localized = useLocalized();
  const line = statusLineOf(row, { usualDays, isToRespond });
  const title = t(line.Title, { date: format.date(row.StepSince) });
  const texts = line.Texts.map((key) =>
    t(key, {
      days: (key === 'NEXT_STEP_TARGET' ? row.TargetDays : usualDays) ?? 0,
      date: format.date(row[DATE_OF[key] ?? 'EndDateTime']),
    }),
  );
  const service = localized(row.ServiceName);
  return (
    <Box as="article" pad="lg" isFramed className={classes.job}>
      <Row as="header" align="start" justify="between" gap="md" lines="xs">
        <div className={classes.what}>
          <Words as="h2" size="lg" weight="strong">
            {service}
          </Words>
          <Words as="div" tone="soft" size="xs">
            {[nameOf(row), row.ApplicationNo && t(`TYPE_${row.AssessmentType}`)].filter(Boolean).join(' · ')}
          </Words>
        </div>
        <Row justify="end" gap="sm" lines="xs">
          <NewComments row={row} />
          <StatusBadge status={row.ApplicationStatusCode} />
        </Row>
      </Row>
      <ClientProgress row={row} />
      <div className={classes.step} data-you={line.IsYou || undefined}>
        <Stack as="span" tone="green" className={classes.stepIcon} aria-hidden="true">
          {line.IsYou ? <IconAlertTriangle size={20} stroke={1.7} /> : <IconClock size={20} stroke={1.7} />}
        </Stack>
        <Words isGrowing className={classes.words}>
          <b>{title}</b>
          {joinSentences([title, ...texts]).slice(title.length)}
        </Words>
        <Button
          component={AppLink}
          href={line.Href}
          variant={line.IsYou ? 'filled' : 'default'}
          aria-label={`${t(line.Button)}: ${service}`}
        >
          {t(line.Button)}
        </Button>
      </div>
    </Box>
  );
}

/** Comments that the client has not read; empty if there are none. */
function NewComments({ row }: { row: ApplicationRow }) {
  const t = useText();
  const unread = useCommentCount(row.ApplicationKey)?.Unread ?? 0;
  if (unread === 0) return null;
  return (
    <AppLink href={viewAddress(row.ApplicationKey, 'comments')}>
      {t('TAB_COMMENTS')}
      <UnreadMark count={unread} />
    </AppLink>
  );
}
