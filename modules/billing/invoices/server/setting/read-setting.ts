import type { Queries } from '#platform/server/database/connect.ts';
import type { PaymentSettingView } from '../../rules/setting-contract.ts';

export const PAYMENT_SETTING = 'payment';

/** Nothing but the days is said before somebody has said it: what clients could pay to must never be a guess. */
const UNSAID: PaymentSettingView = {
  Bank: null,
  Fps: null,
  Cheque: null,
  Cash: null,
  // Assumption A57.
  DueDays: 30,
  Version: 0,
};

/** How clients pay the body. `lock` keeps it as it is until the transaction ends. */
export async function readPaymentSetting(
  db: Queries,
  { lock }: { lock?: true } = {},
): Promise<PaymentSettingView> {
  const found = db.selectFrom('Setting').select('Value').where('Name', '=', PAYMENT_SETTING);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? (row.Value as PaymentSettingView) : UNSAID;
}
