/**
 * Warning on the dry run screen and in the publish dialog about review steps for which no staff member is
 * competent, where applications would wait.
 */
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { TrialTarget } from '../rules/contract.ts';

type Props = {
  steps: TrialTarget['Unstaffed'];
  /** Text key of the consequence, depending on the screen. */
  help: 'TRIAL_UNSTAFFED_HELP' | 'SERVICE_PUBLISH_UNSTAFFED';
};

/** Lists steps without competent staff: applications would wait there. */
export function UnstaffedNotice({ steps, help }: Props) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <Notice tone="warning" title={t('TRIAL_UNSTAFFED')}>
      {t(help, { steps: steps.map((step) => t(`STEP_${step}`)).join(' · ') })}{' '}
      <AppLink href="/staffs">{t('TITLE_STAFF_LIST')}</AppLink>
    </Notice>
  );
}
