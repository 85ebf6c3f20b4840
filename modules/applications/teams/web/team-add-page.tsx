/** Screen `/team/add`: creates a business team. */

import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import classes from './team.module.css';
import { TeamForm } from './team-form.tsx';

export function TeamAddPage() {
  const t = useText();
  const go = useNavigateTo();
  return (
    <Stack gap="md" className={classes.narrow}>
      <PageHeader
        title={t('TITLE_TEAM_ADD')}
        lead={t('TEAM_LEAD_TEXT')}
        crumbs={[{ label: t('TITLE_TEAMS'), href: '/business_teams' }, { label: t('TITLE_TEAM_ADD') }]}
      />
      <TeamForm team={null} onSaved={() => go('/business_teams')} />
    </Stack>
  );
}
