/** What every step recommended, by whom, when and with which remark, in the order in which it happened; then the steps to come. */

import {
  type ApplicationView,
  applicationRoutes,
  applicationStatuses,
  entryFacts,
  type HistoryRow,
} from '#modules/applications/applications/rules/index.ts';
import { historyText } from '#modules/applications/applications/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { initials } from '#platform/web/ui/initials.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './sheet.module.css';

type StepView = ApplicationView['Steps'][number];

export function RecommendationsCard({ view }: { view: ApplicationView }) {
  const t = useText();
  const { data, error, refetch } = useGet(applicationRoutes.history, { ApplicationKey: view.ApplicationKey });
  const isEnded = applicationStatuses.withoutResult.includes(view.ApplicationStatusCode);
  const ahead = isEnded ? [] : view.Steps.filter(({ State }) => State !== 'DONE');
  const done = view.Steps.filter(({ State }) => State === 'DONE').length;
  return (
    <Card
      title={t('SHEET_RECOMMENDATIONS')}
      aside={t('SHEET_RECOMMENDED', { done, total: view.Steps.length })}
      isFlush
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box pad="md">
          <Skeletons lines={4} />
        </Box>
      )}
      <Stack as="ul" className={classes.rows}>
        {data?.Rows.filter(({ Action }) => entryFacts(Action).IsStepAction)
          .toReversed()
          .map((row) => (
            <Recommendation key={row.Version} row={row} />
          ))}
        {ahead.map((step) => (
          <StepAhead key={step.Step} step={step} since={view.StepSince} />
        ))}
      </Stack>
    </Card>
  );
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Recommendation({ row }: { row: HistoryRow }) {
  const t = useText();
  const format = useFormat();
  const isFor = row.Action === 'APPROVE_PROGRESS';
  const name = row.By?.Name ?? t('HISTORY_SYSTEM');
  const step = row.FromStep && t(`STEP_${row.FromStep}`);
  return (
    <li className={classes.person}>
      <Stack
        as="span"
        tone="soft"
        ground="blue"
        round="full"
        size="xs"
        weight="strong"
        className={classes.avatar}
        aria-hidden="true"
      >
        {initials(name)}
      </Stack>
      <div>
        <b>{name}</b>
        <Words as="div" tone="faint" size="xs">
          {[step, format.date(row.At)].filter(Boolean).join(' · ')}
        </Words>
      </div>
      <div className={classes.words}>
        {row.Remark ? <p>{row.Remark}</p> : <p className={classes.faint}>{t('SHEET_NO_REMARK')}</p>}
        {row.Attachment.length > 0 && <FileList files={row.Attachment} />}
      </div>
      <span className={classes.mark}>
        <Badge tone={isFor ? 'success' : (entryFacts(row.Action).Tone ?? 'plain')}>
          {withCapital(historyText(row, t))}
        </Badge>
      </span>
    </li>
  );
}

function StepAhead({ step, since }: { step: StepView; since: string }) {
  const t = useText();
  const format = useFormat();
  const isNow = step.State === 'CURRENT';
  const name = step.Assigned?.Name;
  const about = [
    t('SHEET_WAITING', { date: format.date(since) }),
    step.TargetDays !== null && t('SHEET_TARGET', { count: step.TargetDays }),
  ];
  return (
    <li className={classes.person} data-ahead>
      <Stack
        as="span"
        tone="soft"
        ground="blue"
        round="full"
        size="xs"
        weight="strong"
        className={classes.avatar}
        aria-hidden="true"
      >
        {name ? initials(name) : ''}
      </Stack>
      <div>
        <b>{name ?? t(`STEP_${step.Step}`)}</b>
        {name && (
          <Words as="div" tone="faint" size="xs">
            {t(`STEP_${step.Step}`)}
          </Words>
        )}
      </div>
      <p className={classes.words}>{isNow && about.filter(Boolean).join(' · ')}</p>
      <span className={classes.mark}>
        {isNow ? (
          <Badge tone="info">{t('SHEET_CURRENT')}</Badge>
        ) : (
          <Badge tone="plain">{t('SHEET_NEXT')}</Badge>
        )}
      </span>
    </li>
  );
}
