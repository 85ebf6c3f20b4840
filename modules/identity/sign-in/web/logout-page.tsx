import { Button } from '@mantine/core';
import { IconClockPause, IconLogout } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { autoLogout } from '#platform/web/session/token.ts';
import { configQuery, useConfig } from '#platform/web/session/use-config.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { AuthHeading } from './auth-heading.tsx';

/**
 * Screen after signing out: ends the session, removes the user's data from the browser cache, and explains
 * an automatic sign-out. The explanation remains until the next sign-in, whose screen repeats it.
 */
export function LogoutPage() {
  const t = useText();
  const { redirect } = useSearchText<'redirect'>();
  const { IdleMinutes } = useConfig();
  const [why] = useState(autoLogout);
  useEffect(() => {
    void signOut();
    // Removes all data of this user from the cache before the next user signs in.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== configQuery.queryKey[0] });
  }, []);
  const icon = { size: 26, stroke: 1.5 };
  return (
    <>
      <AuthHeading
        icon={why ? <IconClockPause {...icon} /> : <IconLogout {...icon} />}
        title={t('TITLE_LOGOUT')}
        lead={t(why ? `LOGOUT_${why}` : 'LOGOUT_TEXT', { minutes: IdleMinutes })}
      />
      <Stack gap="md" mt="lg">
        <Button
          component={AppLink}
          href={redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login'}
        >
          {t('LOGOUT_AGAIN')}
        </Button>
        <Button component={AppLink} href="/home" variant="default">
          {t('LOGOUT_HOME')}
        </Button>
      </Stack>
    </>
  );
}
