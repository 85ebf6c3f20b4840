/** History on an invoice's page, newest first: each event with its amount, time, user and payment number. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { Timeline, type TimelineItem } from '#platform/web/ui/timeline.tsx';
import type { InvoiceView } from '../rules/contract.ts';
import type { InvoiceEventName } from '../rules/statuses.ts';

const TONES: Partial<Record<InvoiceEventName, TimelineItem['tone']>> = {
  VOID: 'danger',
  REFUND: 'danger',
  REFUND_OFFLINE: 'danger',
  ONLINE_VOIDED: 'danger',
  ONLINE_REFUNDED: 'danger',
  REFUND_FAILED: 'danger',
  UNPAID: 'warning',
  PROOF_REFUSED: 'warning',
  ONLINE_FAILED: 'warning',
  ONLINE_UNKNOWN: 'warning',
  ONLINE_OVERPAYMENT: 'warning',
  PAY_ONLINE: 'plain',
  ONLINE_SETTLED: 'plain',
  CHANGE_PAYMENT_DATE: 'plain',
  CANCELLED: 'plain',
};

/** Events shown with their amount; for the others it would only repeat the invoice amount. */
const WITH_AMOUNT: readonly InvoiceEventName[] = [
  'ISSUED',
  'PAID',
  'VOID',
  'REFUND',
  'REFUND_OFFLINE',
  'ONLINE_PAID',
  'ONLINE_OVERPAYMENT',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
];

/** All events of the invoice, newest first. */
export function InvoiceTimeline({ events }: { events: InvoiceView['Events'] }) {
  const t = useText();
  const format = useFormat();
  const by = (event: InvoiceView['Events'][number]): string =>
    event.By?.Name ??
    t(event.Event.startsWith('ONLINE') ? 'INVOICE_EVENT_BY_PROVIDER' : 'INVOICE_EVENT_BY_PORTAL');
  const items = events.map((event, at): TimelineItem => {
    const tone = TONES[event.Event];
    const isWithAmount = event.AmountCents !== null && WITH_AMOUNT.includes(event.Event);
    return {
      id: events.length - at,
      title: (
        <>
          <b>{t(`INVOICE_EVENT_${event.Event}`)}</b>
          {isWithAmount && <span className="num"> · {format.money(event.AmountCents ?? 0)}</span>}
        </>
      ),
      meta: [
        format.dateTime(event.At),
        by(event),
        event.AsRole && t(`ROLE_${event.AsRole}`),
        event.TransactionNo && t('INVOICE_EVENT_NUMBER', { number: event.TransactionNo }),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(event.Remark && { text: <Paragraph text={event.Remark} /> }),
      ...(tone && { tone }),
    };
  });
  return (
    <Card title={t('INVOICE_STORY')}>
      <Timeline items={items} />
    </Card>
  );
}
