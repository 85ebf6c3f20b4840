/**
 * Page where administrators connect the card provider account: setup steps, what the provider still
 * requires, the account and the webhook, with warnings for sandbox and test mode.
 */

import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { ConnectionState } from '../../rules/connection-contract.ts';
import { AccountCard } from './account-card.tsx';
import { ConnectCard } from './connect-card.tsx';
import { REQUIREMENTS, requirementOf } from './requirement-of.ts';
import { stepsOf } from './steps-of.ts';
import classes from './stripe.module.css';
import { useConnection, useProviderPage } from './use-connection.ts';
import { WebhookCard } from './webhook-card.tsx';

/** Shows first whether money is real here, and whether the data is current. */
function StateNotice({ state }: { state: ConnectionState }) {
  const t = useText();
  return (
    <>
      {state.IsAway && (
        <Notice tone="danger" title={t('STRIPE_AWAY')} isAlert>
          {t('STRIPE_AWAY_TEXT')}
        </Notice>
      )}
      {state.IsOtherMode && (
        <Notice tone="danger" title={t('STRIPE_OTHER_MODE')} isAlert>
          {t('STRIPE_OTHER_MODE_TEXT')}
        </Notice>
      )}
      {state.Provider === 'SANDBOX' ? (
        <Notice tone="warning" title={t('STRIPE_SANDBOX')}>
          {t('STRIPE_SANDBOX_TEXT')}
        </Notice>
      ) : (
        state.Mode === 'TEST' && (
          <Notice tone="warning" title={t('STRIPE_TEST')}>
            {t('STRIPE_TEST_TEXT')}
          </Notice>
        )
      )}
    </>
  );
}

/**
 * Lists what prevents the account from accepting payments: in our texts, with Stripe's codes for reference.
 */
function RequiredCard({ words: fields }: { words: readonly string[] }) {
  const t = useText();
  const page = useProviderPage();
  const needs = REQUIREMENTS.map((need) => ({
    need,
    words: fields.filter((field) => requirementOf(field) === need),
  }));
  return (
    <Card title={t('STRIPE_REQUIRED')}>
      <Words mb="md" tone="soft" size="sm" className={classes.text}>
        {t('STRIPE_REQUIRED_TEXT')}
      </Words>
      <Stack as="ul" gap="sm" mb="md" className={classes.needs}>
        {needs
          .filter((one) => one.words.length > 0)
          .map((one) => (
            <li key={one.need}>
              <b>{t(`STRIPE_NEED_${one.need}`)}</b>
              <Row as="span" align="stretch" gap="xs" translate="no">
                {one.words.map((field) => (
                  <code key={field}>{field}</code>
                ))}
              </Row>
            </li>
          ))}
      </Stack>
      <Button
        className={classes.main}
        loading={page.isPending}
        rightSection={<IconExternalLink size={17} stroke={1.8} />}
        onClick={() => page.mutate({})}
      >
        {t('STRIPE_REQUIRED_OPEN')}
      </Button>
    </Card>
  );
}

/** Shows the deployment's settings for card payment. */
function SettingsCard({ state: { Provider, Ui, IsScriptLoaded } }: { state: ConnectionState }) {
  const t = useText();
  const isStripe = Provider === 'STRIPE';
  return (
    <Card title={t('STRIPE_HOW')}>
      <Facts
        rows={[
          [t('STRIPE_UI'), t(isStripe ? `STRIPE_UI_${Ui}` : 'STRIPE_UI_SANDBOX')],
          [t('STRIPE_CURRENCY'), t('STRIPE_HKD')],
          ...(isStripe
            ? [[t('STRIPE_SCRIPT'), t(IsScriptLoaded ? 'STRIPE_SCRIPT_ON' : 'STRIPE_SCRIPT_OFF')] as const]
            : []),
        ]}
      />
    </Card>
  );
}

/** Setup steps up to the first payment: what is done and what comes next, each with number, tick and text. */
function ConnectionSteps({ state }: { state: ConnectionState }) {
  const t = useText();
  const steps = stepsOf(state);
  const next = steps.findIndex(({ IsDone }) => !IsDone);
  return (
    <Card isFlush>
      <ol className={classes.steps} aria-label={t('STRIPE_STEPS')}>
        {steps.map(({ Title, Text, IsDone }, at) => (
          <li
            key={Title}
            className={`${classes.step} ${IsDone ? classes.done : ''}`}
            aria-current={at === next ? 'step' : undefined}
          >
            <Stack
              as="span"
              tone="soft"
              round="full"
              size="xs"
              weight="strong"
              className={classes.mark}
              aria-hidden="true"
            >
              {IsDone ? <IconCheck size={16} stroke={2.2} /> : at + 1}
            </Stack>
            <Stack as="span" gap="2xs" breaks="anywhere" className={classes.stepText}>
              <b>{t(Title)}</b>
              <VisuallyHidden>{` (${t(IsDone ? 'STRIPE_STEP_DONE' : 'STRIPE_STEP_OPEN')}) `}</VisuallyHidden>
              <span>{t(Text)}</span>
            </Stack>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Page of the provider connection and its state. */
export function StripePage() {
  const t = useText();
  const { data: state, error, refetch, isRefetching } = useConnection();
  const connection = state?.Connection ?? null;
  const isWanting = connection !== null && connection.Requirements.length > 0;
  const how = state && <SettingsCard state={state} />;
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
            <Stack gap="md">
              {connection ? (
                <AccountCard
                  state={state}
                  connection={connection}
                  isRefreshing={isRefetching}
                  onRefresh={() => void refetch()}
                />
              ) : (
                <ConnectCard provider={state.Provider} />
              )}
              {isWanting ? <RequiredCard words={connection.Requirements} /> : how}
            </Stack>
            <Stack gap="md">
              <WebhookCard state={state} />
              {isWanting && how}
            </Stack>
          </div>
        </div>
      )}
    </>
  );
}
