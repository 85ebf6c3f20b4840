/**
 * Builds the events of a user's calendar feed: one all-day event for each due date of the certificates that
 * the user may see, except special assessments, in the user's language.
 */
import { sql } from 'kysely';
import { dayText } from '#platform/common/format/day-text.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type TextKey, translate } from '#platform/common/i18n/texts.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import type { ScheduleRow } from '../rules/contract.ts';
import type { FeedEvent } from '../rules/ics.ts';
import { dueRows, scheduleRow } from './due-rows.ts';
import { recomputeForReader } from './recompute-for-reader.ts';

/** Limit above what any calendar shows; the earliest dates are included. */
const MAX_EVENTS = 5_000;

/** One all-day event for each due date of the reader's certificates, except special assessments. */
export async function feedEvents(
  db: Db,
  settings: Settings,
  actor: SignedIn,
  at: Date,
): Promise<FeedEvent[]> {
  await recomputeForReader(db, at);
  const dues = await dueRows({ db, actor, at, query: {} })
    .where('CertificateDue.Kind', '<>', 'SPECIAL')
    .select(['CertificateDue.CertificateId', 'Certificate.Version', 'CertificateDue.OpenerKey'])
    .limit(MAX_EVENTS)
    .execute();
  const changed = await changedAt(db, [...new Set(dues.map(({ CertificateId }) => CertificateId))]);
  const host = new URL(settings.PUBLIC_URL).host;
  return dues.map(({ CertificateId, Version, OpenerKey, ...due }) => {
    const row = scheduleRow(due);
    return {
      // Unique for each date of each cycle; the event stays the same if its day moves.
      Uid: `${[row.CertificateKey, OpenerKey ?? '', row.Kind, row.No].join('.')}@${host}`,
      Sequence: Version ?? 0,
      At: changed.get(CertificateId) ?? at,
      // A renewal is shown on the day on which it may begin; its due date is the certificate's end, which is
      // a separate event.
      On: row.Kind === 'RENEWAL' ? (row.Opens ?? row.On) : row.On,
      ...eventText(row, actor.Language),
      Link: portalLink(settings, '/certificate', { key: row.CertificateKey }),
    };
  });
}

/** Time of each certificate's last change, so that an unchanged calendar is identical byte for byte. */
async function changedAt(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('CertificateEvent')
    .select(['CertificateId', sql<Date>`max(at)`.as('Changed')])
    .where(sql<boolean>`certificate_id = any(${[...ids]}::bigint[])`)
    .groupBy('CertificateId')
    .execute();
  return new Map(rows.map(({ CertificateId, Changed }) => [CertificateId, Changed]));
}

type EventText = Pick<FeedEvent, 'Title' | 'Text'>;

function eventText(row: ScheduleRow, language: Language): EventText {
  const params = {
    no: row.No,
    CertificateNo: row.CertificateNo,
    OrgName: localizedText(row.OrgName, language),
    ServiceName: localizedText(row.ServiceName, language),
    Opens: row.Opens ? dayText(row.Opens, language) : '',
    On: dayText(row.On, language),
  };
  const text = (part: 'TITLE' | 'TEXT'): string =>
    translate(`CALENDAR_${row.Kind}_${part}` as TextKey, language, params);
  return { Title: text('TITLE'), Text: text('TEXT') };
}
