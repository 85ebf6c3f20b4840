import { CopyButton } from '#modules/identity/sign-in/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ConnectionState } from '../../rules/connection-contract.ts';
import classes from './stripe.module.css';

/**
 * Card on the provider connection page with the webhook URL and event types to enter at the provider, and
 * the last event received.
 */
export function WebhookCard({ state }: { state: ConnectionState }) {
  const t = useText();
  const format = useFormat();
  const { Provider, WebhookUrl, WebhookEvents, LastEvent } = state;
  return (
    <Card title={t('STRIPE_WEBHOOK')}>
      <Words mb="md" tone="soft" size="sm" className={classes.text}>
        {t(Provider === 'STRIPE' ? 'STRIPE_WEBHOOK_TEXT' : 'STRIPE_WEBHOOK_SANDBOX')}
      </Words>
      <Facts>
        <Fact name={t('STRIPE_WEBHOOK_URL')}>
          <Row as="span" gap="xs">
            <code translate="no">{WebhookUrl}</code>
            {Provider === 'STRIPE' && <CopyButton text={WebhookUrl} />}
          </Row>
        </Fact>
        {WebhookEvents.length > 0 && (
          <Fact name={t('STRIPE_WEBHOOK_EVENTS')}>
            <Row as="span" align="stretch" gap="xs" translate="no">
              {WebhookEvents.map((event) => (
                <code key={event}>{event}</code>
              ))}
            </Row>
          </Fact>
        )}
        <Fact name={t('STRIPE_WEBHOOK_LAST')}>
          {LastEvent ? (
            <>
              {format.dateTime(LastEvent.At)} <code translate="no">{LastEvent.Type}</code>
            </>
          ) : (
            t('STRIPE_WEBHOOK_NONE')
          )}
        </Fact>
      </Facts>
      <Words mt="sm" tone="faint" size="xs">
        {t('STRIPE_WEBHOOK_NOTE')}
      </Words>
    </Card>
  );
}
