import type { ConnectionState } from '#modules/billing/invoices/rules/connection-contract.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

/** What everybody has to know before reading the rest: whether money is real here, and whether the facts are fresh. */
export function StateNotice({ state }: { state: ConnectionState }) {
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
