import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import type { ConnectionState } from '../../rules/connection-contract.ts';
import classes from './stripe.module.css';
import { useDisconnect, useProviderPage } from './use-connection.ts';

type Props = {
  state: ConnectionState;
  connection: NonNullable<ConnectionState['Connection']>;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/**
 * Card on the provider connection page with the account that receives card payments, and the buttons to
 * refresh its state, open the provider's page, or disconnect it.
 */
export function AccountCard({ state, connection, isRefreshing, onRefresh }: Props) {
  const t = useText();
  const format = useFormat();
  const page = useProviderPage();
  const { Account, Name, Way, ConnectedAt, ConnectedBy, CheckedAt } = connection;
  const isSandbox = state.Provider === 'SANDBOX';
  const since = format.dateTime(ConnectedAt);
  return (
    <Card title={t('STRIPE_ACCOUNT')}>
      <Facts
        rows={[
          [t('STRIPE_ACCOUNT_NAME'), Name],
          [t('STRIPE_ACCOUNT_NO'), Account ?? t(isSandbox ? 'STRIPE_ACCOUNT_SANDBOX' : `STRIPE_WAY_${Way}`)],
          [t('STRIPE_CHARGING'), <Answer key="charging" isYes={connection.IsCharging} />],
          [t('STRIPE_PAYING_OUT'), <Answer key="paying" isYes={connection.IsPayingOut} />],
          [
            t('STRIPE_SINCE'),
            ConnectedBy ? t('STRIPE_SINCE_BY', { when: since, name: ConnectedBy.Name }) : since,
          ],
          [t('STRIPE_CHECKED'), format.dateTime(CheckedAt)],
        ]}
      />
      <Row align="stretch" gap="xs" mt="md" className={classes.buttons}>
        <Button variant="default" loading={isRefreshing} onClick={onRefresh}>
          {t('STRIPE_CHECK')}
        </Button>
        {!isSandbox && (
          <Button variant="default" loading={page.isPending} onClick={() => page.mutate({})}>
            {t('STRIPE_OPEN')}
          </Button>
        )}
        <Disconnect underWay={state.UnderWay} />
      </Row>
    </Card>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  const t = useText();
  return <Badge tone={isYes ? 'success' : 'warning'}>{t(isYes ? 'STRIPE_YES' : 'STRIPE_NOT_YET')}</Badge>;
}

function Disconnect({ underWay }: { underWay: number }) {
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
  const disconnect = useDisconnect(() => setConfirming(false));
  return (
    <>
      <Button variant="subtle" color="red" className={classes.last} onClick={() => setConfirming(true)}>
        {t('STRIPE_DISCONNECT')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        tone="danger"
        title={t('STRIPE_DISCONNECT_ASK')}
        text={
          <>
            {t('STRIPE_DISCONNECT_TEXT')}
            {underWay > 0 && (
              <>
                <br />
                <b>{t('STRIPE_DISCONNECT_UNDER_WAY', { count: underWay })}</b>
              </>
            )}
          </>
        }
        confirmLabel={t('STRIPE_DISCONNECT')}
        isBusy={disconnect.isPending}
        onConfirm={() => disconnect.mutate({})}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
