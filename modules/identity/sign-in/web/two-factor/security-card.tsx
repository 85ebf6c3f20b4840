import { useRef, useState } from 'react';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { AuthenticatorRow } from './authenticator-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './two-factor.module.css';
import { refetchSession, useTwoFactor } from './use-two-factor.ts';

/** Second factors of the own account, and where it is signed in. */
export function SecurityCard() {
  const t = useText();
  const { IsTwoFactorMissing } = useUser();
  const factors = useTwoFactor();
  const rows = useRef<HTMLUListElement>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = useContinue();
  /** Codes are shown before anything else happens: they are there this once. */
  const changed = (fresh: readonly string[] | null = null) => {
    setCodes(fresh);
    if (!fresh) void refetchSession();
  };
  return (
    <>
      <Card title={t('TF_TITLE')} isFlush>
        <p className={classes.lead}>{t('TF_LEAD')}</p>
        {factors.isPending && (
          <div className={classes.row}>
            <Skeletons lines={3} />
          </div>
        )}
        {factors.isError && <ErrorPanel error={factors.error} onRetry={() => factors.refetch()} />}
        {factors.isSuccess && (
          <ul className={classes.rows} ref={rows} tabIndex={-1}>
            <AuthenticatorRow view={factors.data} onChange={changed} />
            <PasskeyRows view={factors.data} onChange={changed} />
            <RecoveryRow view={factors.data} onChange={changed} />
          </ul>
        )}
      </Card>
      {/* What is not open yet is not asked for. */}
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

/** Who was held here on the way to somewhere goes there once nothing is missing any more. */
function useContinue(): () => void {
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  const [wasMissing] = useState(useUser().IsTwoFactorMissing);
  const target = safeRedirect(redirect);
  return () => {
    if (wasMissing && target) go(target, { replace: true });
  };
}
