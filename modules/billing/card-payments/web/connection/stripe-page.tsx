import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { AccountCard } from './account-card.tsx';
import { ConnectCard } from './connect-card.tsx';
import { ConnectionSteps } from './connection-steps.tsx';
import { HowCard } from './how-card.tsx';
import { RequiredCard } from './required-card.tsx';
import { StateNotice } from './state-notice.tsx';
import classes from './stripe.module.css';
import { useConnection } from './use-connection.ts';
import { WebhookCard } from './webhook-card.tsx';

/** How card payments are connected, and how they stand. */
export function StripePage() {
  const t = useText();
  const { data: state, error, refetch, isRefetching } = useConnection();
  const connection = state?.Connection ?? null;
  const isWanting = connection !== null && connection.Requirements.length > 0;
  const how = state && <HowCard state={state} />;
  return (
    <>
      <PageHeader title={t('TITLE_STRIPE')} lead={t('STRIPE_LEAD')}>
        {state && (
          <Badge tone={state.Mode === 'LIVE' ? 'success' : 'primary'}>{t(`STRIPE_MODE_${state.Mode}`)}</Badge>
        )}
      </PageHeader>
      {error && !state ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !state ? (
        <Skeletons lines={5} height={72} />
      ) : (
        <div className={classes.page}>
          <StateNotice state={state} />
          <ConnectionSteps state={state} />
          <div className={classes.columns}>
            <div className={classes.column}>
              {connection ? (
                <AccountCard
                  state={state}
                  connection={connection}
                  isLooking={isRefetching}
                  onLook={() => void refetch()}
                />
              ) : (
                <ConnectCard provider={state.Provider} />
              )}
              {isWanting ? <RequiredCard words={connection.Requirements} /> : how}
            </div>
            <div className={classes.column}>
              <WebhookCard state={state} />
              {isWanting && how}
            </div>
          </div>
        </div>
      )}
    </>
  );
}
