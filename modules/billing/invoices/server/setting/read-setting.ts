/**
 * Reads the stored payment setting: the certification body's payment methods other than card, and the days
 * until invoices are due (default 30, assumption A57).
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { PaymentSettingView } from '../../rules/setting-contract.ts';

export const PAYMENT_SETTING = 'payment';

/**
 * Only the payment term has a default until the settings are saved: payment details must never be guessed.
 */
const DEFAULT_SETTING: PaymentSettingView = {
  Bank: null,
  Fps: null,
  Cheque: null,
  Cash: null,
  // Assumption A57.
  DueDays: 30,
  Version: 0,
};

/** Returns the payment setting. `lock` prevents changes until the transaction ends. */
export async function readPaymentSetting(
  db: Queries,
  { lock }: { lock?: true } = {},
): Promise<PaymentSettingView> {
  const found = db.selectFrom('Setting').select('Value').where('Name', '=', PAYMENT_SETTING);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? (row.Value as PaymentSettingView) : DEFAULT_SETTING;
}
