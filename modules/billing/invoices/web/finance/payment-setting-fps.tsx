/** Input fields for FPS in the payment setting. */
import { Select, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { MethodFieldsProps } from './payment-setting-values.ts';

const KINDS = ['ID', 'MOBILE', 'EMAIL'] as const;

export function FpsFields({ value, of, set }: MethodFieldsProps<'Fps'>) {
  const t = useText();
  return (
    <>
      <Select
        label={t('SETTING_FPS_KIND')}
        required
        allowDeselect={false}
        data={KINDS.map((kind) => ({ value: kind, label: t(`OFFLINE_FPS_${kind}`) }))}
        value={value.Kind}
        onChange={(kind) => set({ Kind: KINDS.find((one) => one === kind) ?? 'ID' })}
      />
      <TextInput
        label={t('SETTING_FPS_VALUE')}
        description={t(`SETTING_FPS_VALUE_${value.Kind}`)}
        required
        maxLength={78}
        value={value.Value}
        error={of('Value')}
        onChange={(event) => set({ Value: event.currentTarget.value.trim() })}
      />
      <TextInput
        label={t('SETTING_FPS_NAME')}
        description={t('SETTING_FPS_NAME_WHY')}
        required
        maxLength={25}
        value={value.MerchantName}
        error={of('MerchantName')}
        onChange={(event) => set({ MerchantName: event.currentTarget.value })}
      />
      <TextInput
        label={t('SETTING_FPS_CITY')}
        required
        maxLength={15}
        value={value.City}
        error={of('City')}
        onChange={(event) => set({ City: event.currentTarget.value })}
      />
    </>
  );
}
