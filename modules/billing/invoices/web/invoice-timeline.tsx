/** History on an invoice's page, newest first: each event with its amount, time, user and payment number. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { Timeline, type TimelineItem } from '#platform/web/ui/timeline.tsx';
import type { InvoiceView } from '../rules/contract.ts';
import { INVOICE_EVENT, type InvoiceEventFacts } from '../rules/event-facts.ts';

const factsOf = ({ Event }: InvoiceView['Events'][number]): InvoiceEventFacts => INVOICE_EVENT[Event];

/** All events of the invoice, newest first. */
export function InvoiceTimeline({ events }: { events: InvoiceView['Events'] }) {
  const t = useText();
  const format = useFormat();
  const by = (event: InvoiceView['Events'][number]): string =>
    event.By?.Name ??
    t(factsOf(event).IsByProvider ? 'INVOICE_EVENT_BY_PROVIDER' : 'INVOICE_EVENT_BY_PORTAL');
  const items = events.map((event, at): TimelineItem => {
    const { Tone: tone, HasAmount } = factsOf(event);
    const isWithAmount = event.AmountCents !== null && HasAmount;
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
