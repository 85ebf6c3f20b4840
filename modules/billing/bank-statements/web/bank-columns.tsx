/**
 * Form in the upload of a bank statement to choose or correct which columns contain the date, amount, payer
 * and texts; every change reloads the preview.
 */

import { MultiSelect, Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import sideBySide from '#platform/web/ui/form/side-by-side-fields.module.css';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BankMapping, BankPreview } from '../rules/contract.ts';
import classes from './bank.module.css';

type Props = {
  columns: BankPreview['Columns'];
  mapping: BankMapping | null;
  /** Whether the columns were detected; otherwise the user enters them. */
  isKnown: boolean;
  onChange: (mapping: BankMapping) => void;
};

const START: BankMapping = {
  HeaderRow: -1,
  Date: 0,
  DateOrder: 'DMY',
  Amount: null,
  Credit: null,
  Text: [0],
  Payer: null,
  BankNo: null,
};
const ORDERS = ['DMY', 'MDY', 'YMD'] as const;

/** Selects the meaning of each column. Every change reloads the preview. */
export function BankColumns({ columns, mapping, isKnown, onChange }: Props) {
  const t = useText();
  const now = mapping ?? START;
  const data = columns.map(({ Index, Name, Sample }) => ({
    value: String(Index),
    label: [Name || t('BANK_COL_NO', { no: Index + 1 }), Sample && `(${Sample})`].filter(Boolean).join(' '),
  }));
  const change = (part: Partial<BankMapping>) => onChange({ ...now, ...part });
  const number = (value: string | null) => (value === null ? null : Number(value));
  const optional = (field: 'Payer' | 'BankNo') => (
    <Select
      label={t(`BANK_COL_${field}`)}
      placeholder={t('BANK_COL_NONE')}
      clearable
      data={data}
      value={now[field] === null ? null : String(now[field])}
      onChange={(value) => change({ [field]: number(value) })}
    />
  );
  return (
    <section>
      <Words as="h3" mb="2xs" size="md" weight="strong">
        {t('BANK_COLUMNS')}
      </Words>
      {isKnown ? (
        <Words tone="faint" size="xs" weight="normal">
          {t('BANK_COLUMNS_HINT')}
        </Words>
      ) : (
        <Notice tone="warning">{t('BANK_COLUMNS_UNKNOWN')}</Notice>
      )}
      <div className={`${sideBySide.fields} ${classes.fields}`}>
        <Select
          label={t('BANK_COL_Date')}
          allowDeselect={false}
          data={data}
          value={String(now.Date)}
          onChange={(value) => change({ Date: number(value) ?? now.Date })}
        />
        <Select
          label={t('BANK_COL_DateOrder')}
          allowDeselect={false}
          data={ORDERS.map((order) => ({ value: order, label: t(`BANK_ORDER_${order}`) }))}
          value={now.DateOrder}
          onChange={(value) => change({ DateOrder: ORDERS.find((one) => one === value) ?? 'DMY' })}
        />
        <Select
          label={t('BANK_COL_Credit')}
          placeholder={t('BANK_COL_NONE')}
          data={data}
          value={now.Credit === null ? null : String(now.Credit)}
          onChange={(value) => change({ Credit: number(value), Amount: null })}
        />
        <Select
          label={t('BANK_COL_Amount')}
          placeholder={t('BANK_COL_NONE')}
          data={data}
          value={now.Amount === null ? null : String(now.Amount)}
          onChange={(value) => change({ Amount: number(value), Credit: null })}
        />
        {optional('Payer')}
        {optional('BankNo')}
      </div>
      <MultiSelect
        label={t('BANK_COL_Text')}
        data={data}
        maxValues={10}
        value={now.Text.map(String)}
        onChange={(values) => values.length > 0 && change({ Text: values.map(Number) })}
      />
    </section>
  );
}
