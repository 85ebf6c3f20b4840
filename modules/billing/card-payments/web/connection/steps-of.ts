import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { ConnectionState } from '../../rules/connection-contract.ts';

export type ConnectionStep = { Title: TextKey; Text: TextKey; IsDone: boolean };

/**
 * Returns the steps shown on the provider connection page up to accepting card payments (keys, account,
 * charging, webhook), each done or open.
 */
export function stepsOf({ Provider, Connection, LastEvent }: ConnectionState): ConnectionStep[] {
  const isCharging = Connection?.IsCharging === true;
  return [
    { Title: 'STRIPE_STEP_KEYS', Text: `STRIPE_STEP_KEYS_${Provider}`, IsDone: true },
    {
      Title: 'STRIPE_STEP_ACCOUNT',
      Text: Connection ? 'STRIPE_STEP_ACCOUNT_TEXT' : 'STRIPE_STEP_ACCOUNT_OPEN',
      IsDone: Connection !== null,
    },
    {
      Title: 'STRIPE_STEP_CHARGING',
      Text: isCharging ? 'STRIPE_STEP_CHARGING_TEXT' : 'STRIPE_STEP_CHARGING_OPEN',
      IsDone: isCharging,
    },
    {
      Title: 'STRIPE_STEP_WEBHOOK',
      Text: LastEvent ? 'STRIPE_STEP_WEBHOOK_TEXT' : 'STRIPE_STEP_WEBHOOK_OPEN',
      IsDone: LastEvent !== null,
    },
  ];
}
