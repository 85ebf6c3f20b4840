import { isClient } from '#platform/common/access/roles.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { Timeline, type TimelineItem } from '#platform/web/ui/timeline.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { certificateEventFacts } from '../rules/event-facts.ts';

type Event = CertificateView['History'][number];
type Format = ReturnType<typeof useFormat>;

/**
 * Card on the certificate screen with its history, newest first: what happened when, by whom (staff readers
 * only), the reason and attached files.
 */
export function CertificateHistory({ certificate: { History } }: { certificate: CertificateView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  // The actor is not shown to clients; for staff, a missing actor means the portal itself.
  const absentActor = isClient(useUser().UserRoleList) ? null : t('HISTORY_SYSTEM');
  const items = History.toReversed().map((event): TimelineItem => {
    const tone = certificateEventFacts(event.Event)?.Tone;
    const scope = event.ScopeChange && t('CERT_STORY_SCOPE', { scope: localized(event.ScopeChange.After) });
    const text = [scope, event.Remark].filter(Boolean).join('\n');
    return {
      id: event.Seq,
      title: (
        <>
          <b>{t(`CERT_EVENT_${event.Event}`)}</b>
          {event.Event === 'REVISED' && <span className="num"> · R{event.Revision}</span>}
        </>
      ),
      meta: metaOf(event, event.By?.Name ?? absentActor, t, format),
      ...((text || event.Attachment.length > 0) && {
        text: (
          <>
            {text && <Paragraph text={text} />}
            {event.Attachment.length > 0 && <FileList files={event.Attachment} />}
          </>
        ),
      }),
      ...(tone && { tone }),
    };
  });
  return (
    <Card title={t('CERT_STORY')}>
      <Timeline items={items} />
    </Card>
  );
}

/** When and by whom; the effective date if different; the new last valid day if it moved. */
const metaOf = (event: Event, actorName: string | null, t: Translate, format: Format): string =>
  [
    format.dateTime(event.At),
    actorName,
    event.AsRole && t(`ROLE_${event.AsRole}`),
    format.date(event.At) !== format.date(event.EffectiveOn) &&
      t('CERT_STORY_FROM', { date: format.date(event.EffectiveOn) }),
    event.ExpiryDate && t('CERT_STORY_UNTIL', { date: format.date(event.ExpiryDate) }),
  ]
    .filter(Boolean)
    .join(' · ');
