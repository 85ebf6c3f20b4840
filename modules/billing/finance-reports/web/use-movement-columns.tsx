/**
 * Columns of finance's list of payments and refunds: invoice, organisation, kind, date, payment method,
 * reference and amount.
 */
import { cardText } from '#modules/billing/invoices/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { MovementRow } from '../rules/contract.ts';
import { methodKey } from './method-key.ts';

const TONES: Readonly<Record<MovementRow['Kind'], Tone>> = {
  OFFLINE: 'success',
  ONLINE: 'success',
  REFUND: 'info',
};

export function useMovementColumns(): Column<MovementRow>[] {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return [
    {
      id: 'invoice',
      label: t('MOVEMENT_INVOICE'),
      isTitle: true,
      cell: (row) => <span className="nowrap num">{row.InvoiceNo}</span>,
    },
    { id: 'org', label: t('MOVEMENT_ORG'), cell: (row) => localized(row.OrgName) },
    {
      id: 'kind',
      label: t('MOVEMENT_KIND'),
      isBadge: true,
      cell: (row) => (
        <Badge tone={row.IsOverpayment ? 'warning' : TONES[row.Kind]}>
          {t(
            row.IsOverpayment && row.Kind === 'ONLINE' ? 'MOVEMENT_OVERPAYMENT' : `MOVEMENT_KIND_${row.Kind}`,
          )}
        </Badge>
      ),
    },
    {
      id: 'at',
      label: t('MOVEMENT_AT'),
      cell: (row) => <span className="num nowrap">{format.date(row.At)}</span>,
    },
    {
      id: 'method',
      label: t('MOVEMENT_METHOD'),
      from: 'md',
      cell: (row) => t(methodKey(row.Method ?? 'OTHER')),
    },
    {
      id: 'reference',
      label: t('MOVEMENT_REFERENCE'),
      from: 'lg',
      cell: (row) => (row.Kind === 'ONLINE' ? cardText(row.Reference, t) : row.Reference),
    },
    {
      id: 'amount',
      label: t('MOVEMENT_AMOUNT'),
      align: 'end',
      cell: (row) => <span className="num nowrap">{format.amount(row.AmountCents)}</span>,
    },
  ];
}
