import { oneOf } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Setting for how clients pay by card: on the provider's page or in an embedded form. */
export const cardPaymentsSettings = {
  CardUi: {
    Group: 'card',
    Place: 1,
    ...oneOf(['DEPLOYMENT', 'CHECKOUT', 'ELEMENT'], 'DEPLOYMENT'),
    ...GUARDED,
    Affects: ['PAY'],
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    cardPayments: typeof cardPaymentsSettings;
  }
}
