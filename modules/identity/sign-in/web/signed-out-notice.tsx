import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { type AutoLogout, autoLogout } from '#platform/web/session/token.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/** Above the sign-in form: why the last session in this tab ended, unless the user signed out. */
export function SignedOutNotice() {
  const t = useText();
  const { IdleMinutes } = useConfig();
  const [why, setWhy] = useState<AutoLogout | null>(null);
  // The reason is in the browser's storage, which the server that renders the page does not have.
  useEffect(() => setWhy(autoLogout()), []);
  if (!why) return null;
  return <Notice tone="info">{t(`LOGOUT_${why}`, { minutes: IdleMinutes })}</Notice>;
}
