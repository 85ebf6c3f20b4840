import { IconCheck } from '@tabler/icons-react';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { OrganisationForm } from './organisation-form.tsx';
import classes from './user.module.css';

const STEPS = ['FIRST_STEP_ACCOUNT', 'FIRST_STEP_ORG', 'FIRST_STEP_APPLY'] as const;
const NOW = 1;

/**
 * Screen at a client's first sign-in, if no organisation is known yet: asks for the organisation, shows the
 * steps up to the application, and then continues to the requested page.
 */
export function FirstSteps({ profile }: { profile: ProfileView }) {
  const t = useText();
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  const goOn = () => {
    toast(t('FIRST_DONE'));
    go(safeRedirect(redirect) ?? '/dashboard', { replace: true });
  };
  return (
    <Stack gap="md" className={classes.first}>
      <PageHeader title={t('FIRST_TITLE', { name: profile.FirstName })} lead={t('FIRST_LEAD')} />
      <Columns as="ol" least="md" gap="xs" aria-label={t('FIRST_STEPS')}>
        {STEPS.map((step, at) => (
          <li
            key={step}
            className={classes.step}
            data-state={at < NOW ? 'done' : at === NOW ? 'now' : 'ahead'}
            aria-current={at === NOW ? 'step' : undefined}
          >
            <Stack
              as="span"
              line="line"
              round="full"
              size="xs"
              weight="strong"
              isFixed
              className={classes.dot}
              aria-hidden="true"
            >
              {at < NOW ? <IconCheck size={15} stroke={2.4} /> : at + 1}
            </Stack>
            {t(step)}
          </li>
        ))}
      </Columns>
      <Card title={t('FIRST_STEP_ORG')}>
        <Words mb="md" tone="soft" size="sm">
          {t('FIRST_WHY')}
        </Words>
        <OrganisationForm organisation={null} submit={t('FIRST_SUBMIT')} onSaved={goOn} />
      </Card>
    </Stack>
  );
}
