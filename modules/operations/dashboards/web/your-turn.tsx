/** Panel of the staff dashboard that lists the applications waiting for the signed-in user. */

import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import {
  APPLICATION_STATUS,
  type ApplicationRow,
  applicationsPermissions,
} from '#modules/applications/applications/rules/index.ts';
import { AgeBadge } from '#modules/applications/applications/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import classes from './dashboard.module.css';

const planners: readonly string[] = applicationsPermissions.TAKE_PLANNING;
/** Whether the application waits for someone who assigns people. */
const isToPlan = (role: string | null): boolean => role !== null && planners.includes(role);

/** Short text of the next task for an application. */
function useTodoText(): (row: ApplicationRow) => string {
  const t = useText();
  return (row) => {
    const { Turn, SentBack } = APPLICATION_STATUS[row.ApplicationStatusCode];
    if (Turn === 'CHECK') return t('TODO_PENDING');
    if (Turn === 'PUBLICATION') return t('TODO_CERTIFIED');
    if (row.CurrentStep === null) return t(`STATUS_${row.ApplicationStatusCode}`);
    const todo = t(isToPlan(row.TurnRole) ? 'TODO_ASSIGN' : `TODO_${row.CurrentStep}`);
    return SentBack === 'STEP' ? `${t('TODO_SENT_BACK')} · ${todo}` : todo;
  };
}

type Props = { rows: readonly ApplicationRow[] | undefined; total: number; error: unknown };

/** Lists the applications waiting for this user, oldest first, each with a button that opens it. */
export function YourTurn({ rows, total, error }: Props) {
  const t = useText();
  const all = total > (rows?.length ?? 0) && (
    <AppLink href="/applications?IsYourTurn=true&Sort=StepSince">
      {t('DASH_YOUR_TURN_ALL', { count: total })} →
    </AppLink>
  );
  return (
    <Card title={t('DASH_YOUR_TURN')} aside={all} isFlush>
      {!rows && !error && (
        <Box pad="md">
          <Skeletons lines={6} />
        </Box>
      )}
      {!rows && error !== null && <ErrorPanel error={error} />}
      {rows?.length === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={22} stroke={1.6} />}
          title={t('DASH_YOUR_TURN_NONE')}
          text={t('DASH_YOUR_TURN_NONE_TEXT')}
        />
      )}
      {rows?.map((row, at) => (
        <TurnRow key={row.ApplicationKey} row={row} isFirst={at === 0} />
      ))}
    </Card>
  );
}

function TurnRow({ row, isFirst }: { row: ApplicationRow; isFirst: boolean }) {
  const t = useText();
  const localized = useLocalized();
  const todo = useTodoText();
  const nameOf = useApplicationName();
  const named =
    row.ApplicationNo === null
      ? [nameOf(row)]
      : [row.ApplicationNo, localized(row.ServiceName), t(`TYPE_${row.AssessmentType}`)];
  const name = localized(row.OrgName);
  const href = `/viewform?key=${row.ApplicationKey}`;
  return (
    <TaskRow
      title={
        <AppLink className={classes.taskLink} href={href}>
          {name}
        </AppLink>
      }
      meta={[...named, todo(row)].filter(Boolean).join(' · ')}
      aside={<AgeBadge row={row} />}
    >
      <Button
        component={AppLink}
        href={href}
        variant={isFirst ? 'filled' : 'default'}
        aria-label={`${t('DASH_REVIEW')}: ${name} ${row.ApplicationNo ?? ''}`}
      >
        {t('DASH_REVIEW')}
      </Button>
    </TaskRow>
  );
}
