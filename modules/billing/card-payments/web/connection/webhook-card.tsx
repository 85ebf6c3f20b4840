import { CopyButton } from '#modules/identity/sign-in/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
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
      <p className={classes.text}>
        {t(Provider === 'STRIPE' ? 'STRIPE_WEBHOOK_TEXT' : 'STRIPE_WEBHOOK_SANDBOX')}
      </p>
      <Facts>
        <Fact name={t('STRIPE_WEBHOOK_URL')}>
          <span className={classes.address}>
            <code translate="no">{WebhookUrl}</code>
            {Provider === 'STRIPE' && <CopyButton text={WebhookUrl} />}
          </span>
        </Fact>
        {WebhookEvents.length > 0 && (
          <Fact name={t('STRIPE_WEBHOOK_EVENTS')}>
            <span className={classes.codes} translate="no">
              {WebhookEvents.map((event) => (
                <code key={event}>{event}</code>
              ))}
            </span>
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
      <p className={classes.note}>{t('STRIPE_WEBHOOK_NOTE')}</p>
    </Card>
  );
}
