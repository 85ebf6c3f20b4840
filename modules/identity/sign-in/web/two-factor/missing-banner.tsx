import { useRouterState } from '@tanstack/react-router';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';

/**
 * Banner for staff who are restricted to their profile until they set up a second factor; links to the
 * profile from other pages.
 */
export function MissingBanner() {
  const t = useText();
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/profile' });
  return (
    <Words as="div" mb="lg">
      <Notice tone="warning" title={t('TF_MISSING_TITLE')}>
        {t('TF_MISSING_TEXT')} {!isThere && <AppLink href="/profile">{t('TITLE_PROFILE')}</AppLink>}
      </Notice>
    </Words>
  );
}
