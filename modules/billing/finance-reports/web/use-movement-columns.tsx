/**
 * Columns of finance's list of payments and refunds: invoice, organisation, kind, date, payment method,
 * reference and amount.
 */
import { cardText } from '#modules/billing/invoices/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { MovementRow } from '../rules/contract.ts';
import { isExcess, movementList } from '../rules/movement-list.ts';

const TONES: Readonly<Record<MovementRow['Kind'], Tone>> = {
  OFFLINE: 'success',
  ONLINE: 'success',
  REFUND: 'info',
};

export function useMovementColumns(): Column<MovementRow>[] {
  const t = useText();
  return useListColumns<typeof movementList, MovementRow>(movementList, {
    invoice: {
      isTitle: true,
      cell: (row) => <span className="nowrap num">{row.InvoiceNo}</span>,
    },
    org: { value: (row) => row.OrgName },
    kind: {
      isBadge: true,
      cell: (row) => (
        <Badge tone={isExcess(row) ? 'plain' : TONES[row.Kind]}>
          {t(isExcess(row) ? 'MOVEMENT_OVERPAYMENT' : `MOVEMENT_KIND_${row.Kind}`)}
        </Badge>
      ),
    },
    at: { value: (row) => row.At },
    method: { from: 'md', value: (row) => row.Method ?? 'OTHER' },
    reference: {
      from: 'lg',
      value: (row) => (row.Kind === 'ONLINE' ? cardText(row.Reference, t) : row.Reference),
    },
    amount: { value: (row) => row.AmountCents },
  });
}
