import type { ConnectionState } from '#modules/billing/invoices/rules/connection-contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';

/** What the environment decides about paying by card. */
export function HowCard({ state: { Provider, Ui, IsScriptLoaded } }: { state: ConnectionState }) {
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
