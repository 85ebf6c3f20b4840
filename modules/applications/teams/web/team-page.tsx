/**
 * Screen of one business team: form to change it, members, workload, change history, and the button that
 * ends it.
 */

import { useParams } from '@tanstack/react-router';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf, useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type TeamView, teamRoutes } from '../rules/contract.ts';
import { RemoveTeam } from './remove-team.tsx';
import classes from './team.module.css';
import { TeamCard } from './team-card.tsx';
import { TeamForm } from './team-form.tsx';
import { TeamMembers } from './team-members.tsx';
import { WorkloadNumbers } from './workload-numbers.tsx';

/** Change history of the team. */
function TeamChanges({ changes }: { changes: DataOf<typeof teamRoutes.view>['Changes'] }) {
  const t = useText();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <Card title={t('TEAM_CHANGES')}>
      <ul className={classes.changes}>
        {changes.map(({ At, Name, Event }) => (
          <li key={`${At} ${Event}`}>
            <span>
              {Name === null ? t(`EVENT_${Event}`) : t('TEAM_BY', { event: t(`EVENT_${Event}`), name: Name })}
            </span>
            <time className={classes.small} dateTime={At}>
              {format.dateTime(At)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The team's form, workload, change history and removal. */
export function TeamPage() {
  const t = useText();
  const { teamkey = '' } = useParams({ strict: false }) as { teamkey?: string };
  const query = { TeamKey: teamkey };
  const { data, error, refetch } = useGet(teamRoutes.view, query, { staleMs: 0 });
  const keep = (saved: TeamView) => {
    const { queryKey } = queryOf(teamRoutes.view, query);
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...saved });
    void queryClient.invalidateQueries({ queryKey });
  };
  if (error && !data)
    return (
      <MissingRecord
        error={error}
        onRetry={() => void refetch()}
        title={t('TITLE_TEAM')}
        list={{ label: t('TITLE_TEAMS'), href: '/business_teams' }}
      />
    );
  return (
    <Stack gap="md">
      <PageHeader
        title={data?.Name ?? t('TITLE_TEAM')}
        lead={data?.IsActive === false ? undefined : t('TEAM_LEAD_TEXT')}
        crumbs={[
          { label: t('TITLE_TEAMS'), href: '/business_teams' },
          { label: data?.Name ?? t('TITLE_TEAM') },
        ]}
      >
        {data?.IsActive && <RemoveTeam team={data} />}
      </PageHeader>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons lines={8} height={28} />
      ) : (
        <Columns count="side" until="lg" align="start" gap="md">
          {data.IsActive ? (
            <TeamForm team={data} onSaved={keep} />
          ) : (
            <Stack gap="lg">
              <Notice tone="warning">{t('TEAM_ENDED_TEXT')}</Notice>
              <TeamCard team={data} />
            </Stack>
          )}
          <Stack gap="md">
            {data.IsActive && (
              <Card title={t('TEAM_WORK')}>
                <WorkloadNumbers workload={data.Workload} />
                <TeamMembers team={data} />
              </Card>
            )}
            <TeamChanges changes={data.Changes} />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
