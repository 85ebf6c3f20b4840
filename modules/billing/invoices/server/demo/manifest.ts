/** Demo data: the certification body's payment methods and payment terms. */
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { PaymentSettingView } from '../../rules/index.ts';
import { PAYMENT_SETTING } from '../setting/read-setting.ts';

/** Account numbers in the correct format that do not belong to any account. */
const SETTING: PaymentSettingView = {
  Bank: {
    BankName: 'Harbour Bank (Hong Kong) Limited',
    BankCode: '999',
    AccountName: 'Assay Certification Limited 證衡認證有限公司',
    AccountNo: '123-456789-001',
    Swift: 'HRBKHKHHXXX',
  },
  Fps: { Kind: 'ID', Value: '1234567', MerchantName: 'Assay Certification Ltd', City: 'Hong Kong' },
  Cheque: {
    Payee: 'Assay Certification Limited 證衡認證有限公司',
    Address: 'Finance Department\nUnit 1208, Harbour Exchange Tower\n18 Connaught Road Central, Hong Kong',
  },
  Cash: null,
  DueDays: 30,
  Version: 1,
};

async function seedPaymentSetting(tx: Tx): Promise<void> {
  await tx
    .insertInto('Setting')
    .values({ Name: PAYMENT_SETTING, Value: json<unknown>(SETTING) })
    .execute();
}

export const demo: ModuleDemo = { rows: { 'payment setting': { place: 100, run: seedPaymentSetting } } };
