/**
 * Screen `/business_teams`: the business teams, active or ended, with their workload, and the services that
 * all BUSINESS users see because no team has them.
 */

import { Button, Switch } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { TeamView } from '../rules/contract.ts';
import { teamRoutes } from '../rules/contract.ts';
import classes from './team.module.css';
import { TeamCard } from './team-card.tsx';

/** Services visible to all BUSINESS users because no team has them. */
function UnassignedCard({ services }: { services: TeamView['Services'] }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('TEAM_UNASSIGNED')} className={classes.unassigned ?? ''}>
      <p className={classes.text}>{t('TEAM_UNASSIGNED_TEXT')}</p>
      <Row as="ul" align="stretch" gap="xs" className={classes.chips}>
        {services.map(({ ServiceKey, Name }) => (
          <li key={ServiceKey}>{localized(Name)}</li>
        ))}
      </Row>
    </Card>
  );
}

/** The teams with services and workload, and the services without a team. */
export function TeamsPage() {
  const t = useText();
  const [isEnded, setEnded] = useState(false);
  const { data, error, refetch } = useGet(
    teamRoutes.list,
    { IsActive: isEnded ? 'false' : 'true' },
    { staleMs: 0, refetchMs: 60_000 },
  );
  const add = (
    <Button component={AppLink} href="/team/add" leftSection={<IconPlus size={17} />}>
      {t('TEAM_ADD')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('TITLE_TEAMS')} lead={<span className={classes.lead}>{t('TEAM_LEAD_TEXT')}</span>}>
        {add}
      </PageHeader>
      <Row isOneLine align="stretch" justify="end" mb="md">
        <Switch
          label={t('TEAM_SHOW_ENDED')}
          checked={isEnded}
          onChange={(event) => setEnded(event.currentTarget.checked)}
        />
      </Row>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons lines={8} height={28} />
      ) : (
        <Columns least="lg" align="start" gap="md">
          {data.Rows.length === 0 && (
            <Words as="div" isWide>
              <EmptyState
                icon={<IconUsersGroup size={22} stroke={1.6} />}
                title={t(isEnded ? 'TEAM_ENDED_NONE' : 'TEAM_NONE')}
                text={isEnded ? undefined : t('TEAM_NONE_HELP')}
                action={isEnded ? undefined : add}
              />
            </Words>
          )}
          {data.Rows.map((team) => (
            <TeamCard key={team.TeamKey} team={team} />
          ))}
          {!isEnded && data.Rows.length > 0 && data.Unassigned.length > 0 && (
            <UnassignedCard services={data.Unassigned} />
          )}
        </Columns>
      )}
    </>
  );
}
