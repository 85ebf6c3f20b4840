import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { TeamView } from '../rules/contract.ts';
import { Avatar } from './avatar.tsx';
import classes from './team.module.css';

/**
 * List of a team's members and leads with the applications waiting for each of them over all of their teams,
 * the oldest, and those handled recently.
 */
export function TeamMembers({ team }: { team: TeamView }) {
  const t = useText();
  const format = useFormat();
  const most = Math.max(1, ...team.Members.map((member) => member.Waiting));
  return (
    <ul className={classes.members} aria-label={t('TEAM_MEMBERS')}>
      {team.Members.map((member) => (
        <li key={member.UserKey} className={classes.member}>
          <Avatar name={member.Name} isPale={!member.IsActive} />
          <Stack gap="2xs">
            <Row as="span" gap="xs" lines="2xs" weight="medium">
              {member.Name}
              {member.IsLead && <Badge tone="primary">{t('TEAM_LEAD')}</Badge>}
              {!member.IsActive && <Badge tone="plain">{t('TEAM_MEMBER_INACTIVE')}</Badge>}
            </Row>
            {team.IsActive && member.IsActive && (
              <>
                <span className={classes.track} aria-hidden="true">
                  <span style={{ width: `${(member.Waiting / most) * 100}%` }} />
                </span>
                <span className={classes.small}>
                  {[
                    t('TEAM_MEMBER_WAITING', { count: member.Waiting }),
                    member.OldestWaiting && t('TEAM_OLDEST', { date: format.date(member.OldestWaiting) }),
                    t('TEAM_MEMBER_HANDLED', { count: member.Handled }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
