import { useRef, useState } from 'react';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { AuthenticatorRow } from './authenticator-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './two-factor.module.css';
import { refetchSession, useTwoFactor } from './use-two-factor.ts';

/**
 * Security section of the profile: authenticator, passkeys, recovery codes and open sessions. A user who had
 * to set up a second factor then continues to the requested page.
 */
export function SecurityCard() {
  const t = useText();
  const { IsTwoFactorMissing } = useUser();
  const factors = useTwoFactor();
  const rows = useRef<HTMLUListElement>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = useContinue();
  /** New recovery codes are shown before anything else, because they are shown only once. */
  const changed = (fresh: readonly string[] | null = null) => {
    setCodes(fresh);
    if (!fresh) void refetchSession();
  };
  return (
    <>
      <Card title={t('TF_TITLE')} isFlush>
        <Words tone="soft" size="sm" className={classes.lead}>
          {t('TF_LEAD')}
        </Words>
        {factors.isPending && (
          <div className={classes.row}>
            <Skeletons lines={3} />
          </div>
        )}
        {factors.isError && <ErrorPanel error={factors.error} onRetry={() => factors.refetch()} />}
        {factors.isSuccess && (
          <Stack as="ul" className={classes.rows} ref={rows} tabIndex={-1}>
            <AuthenticatorRow view={factors.data} onChange={changed} />
            <PasskeyRows view={factors.data} onChange={changed} />
            <RecoveryRow view={factors.data} onChange={changed} />
          </Stack>
        )}
      </Card>
      {/* The session list is unavailable until the required second factor is set up. */}
      {!IsTwoFactorMissing && <SessionsCard />}
      {codes && (
        <RecoveryDialog
          codes={codes}
          below={rows}
          onClose={() => {
            setCodes(null);
            void refetchSession().then(goOn);
          }}
        />
      )}
    </>
  );
}

/** A user who was redirected here continues to the requested page once the second factor is set up. */
function useContinue(): () => void {
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  const [wasMissing] = useState(useUser().IsTwoFactorMissing);
  const target = safeRedirect(redirect);
  return () => {
    if (wasMissing && target) go(target, { replace: true });
  };
}
