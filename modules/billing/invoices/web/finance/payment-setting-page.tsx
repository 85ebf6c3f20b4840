import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { paymentSettingRoutes } from '../../rules/setting-contract.ts';
import { PaymentSettingForm } from './payment-setting-form.tsx';

/**
 * Page on which finance edits the certification body's payment methods and terms; the methods are shown with
 * every open invoice.
 */
export function PaymentSettingPage() {
  const t = useText();
  const setting = useGet(paymentSettingRoutes.view);
  return (
    <>
      <PageHeader title={t('TITLE_PAYMENT_SETTING')} lead={t('SETTING_LEAD')} />
      {setting.isPending && (
        <Card>
          <Skeletons lines={8} />
        </Card>
      )}
      {setting.isError && <ErrorPanel error={setting.error} onRetry={() => setting.refetch()} />}
      {setting.isSuccess && <PaymentSettingForm key={setting.data.Version} stored={setting.data} />}
    </>
  );
}
