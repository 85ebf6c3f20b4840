import { useId } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import type { TeamView } from '../rules/contract.ts';
import classes from './team.module.css';
import { TeamMembers } from './team-members.tsx';
import { WorkloadNumbers } from './workload-numbers.tsx';

/**
 * Card of one business team in the team list, and on the page of an ended team: name, description, services,
 * industries, workload and members; marked if the team has ended.
 */
export function TeamCard({ team }: { team: TeamView }) {
  const t = useText();
  const localized = useLocalized();
  const id = useId();
  return (
    <Stack as="section" gap="md" pad="md" isFramed className={classes.card} aria-labelledby={id}>
      <Row isOneLine align="start" justify="between" gap="md">
        <div>
          <Words as="h2" size="lg" weight="strong" breaks="anywhere" className={classes.name} id={id}>
            <AppLink href={`/team/edit/${team.TeamKey}`}>{team.Name}</AppLink>
          </Words>
          {team.Description && (
            <Words mt="2xs" tone="soft" size="sm">
              <Paragraph text={team.Description} />
            </Words>
          )}
        </div>
        {!team.IsActive && <Badge tone="plain">{t('TEAM_ENDED')}</Badge>}
      </Row>
      <Row as="ul" align="stretch" gap="xs" className={classes.chips} aria-label={t('TEAM_SERVICES')}>
        {team.Services.map(({ ServiceKey, Name }) => (
          <li key={ServiceKey}>{localized(Name)}</li>
        ))}
        {team.Industries.length === 0 ? (
          <li className={classes.pale}>{t('TEAM_INDUSTRIES_ALL')}</li>
        ) : (
          team.Industries.map(({ Code, Name }) => (
            <li key={Code} className={classes.pale}>
              {localized(Name)}
            </li>
          ))
        )}
      </Row>
      {team.IsActive && <WorkloadNumbers workload={team.Workload} />}
      <TeamMembers team={team} />
    </Stack>
  );
}
