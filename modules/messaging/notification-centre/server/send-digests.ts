/** Background job that emails users a daily digest of unread notifications. */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { digestTemplate } from '#modules/messaging/email-templates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { noticeGroups } from '#platform/common/notice-groups.ts';
import type { NoticeKind, NoticeSubject } from '#platform/common/notices.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import type { LetterSection } from '#platform/server/mail/render-mail.ts';
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { formatNotice } from '../rules/format-notice.ts';
import { groupOf } from '../rules/groups.ts';
import { noticePath } from '../rules/notice-path.ts';
import { noticeSubjects } from './subjects.ts';
import { isVisible } from './visible.ts';

/** Maximum number of notifications per email, to keep it readable; the portal shows the rest. */
const MAX_NOTICES = 50;

type Person = Pick<SignedIn, 'Id' | 'Roles' | 'OrganisationId'> & { Email: string; Language: Language };

/**
 * Job `notification.digest`: sends one daily email, to users who chose it, with unread notifications not yet
 * emailed. Only one email per user and day, however often and by however many workers it is run.
 */
export async function sendDigests({ db, settings }: Portal): Promise<void> {
  const people = await db
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Roles', 'OrganisationId'])
    .where('Status', 'in', accountStatuses.active)
    .where('Id', 'in', (waiting) =>
      waiting
        .selectFrom('Notification')
        .select('AccountId')
        .where('IsForDigest', '=', true)
        .where('MailedAt', 'is', null)
        .where('ReadAt', 'is', null),
    )
    .orderBy('Id')
    .execute();
  const problems: unknown[] = [];
  // An error for one user must not affect the others; the job is retried for the rest.
  for (const person of people)
    await db
      .transaction()
      .execute((tx) => sendDigest(tx, settings, person))
      .catch((problem: unknown) => problems.push(problem));
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} digests were not written`);
}

async function sendDigest(tx: Tx, settings: Settings, person: Person): Promise<void> {
  // Rows that another worker is processing are locked and skipped; they are in that worker's email.
  const rows = await tx
    .selectFrom('Notification')
    .select(['Id', 'Kind', 'Params', noticeSubjects.get('APPLICATION').as('Application')])
    .where('AccountId', '=', person.Id)
    .where('IsForDigest', '=', true)
    .where('MailedAt', 'is', null)
    .where('ReadAt', 'is', null)
    .where(isVisible(person))
    .orderBy('Id', 'desc')
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return;
  const isNew = await queueMail(tx, {
    to: person.Email,
    language: person.Language,
    template: digestTemplate,
    params: { count: rows.length },
    link: portalLink(settings, '/dashboard'),
    sections: sectionsOf(settings, rows.slice(0, MAX_NOTICES), person.Language),
    cause: `digest:${person.Id}:${hongKongDate(new Date())}`,
  });
  // Today's digest has already been sent, so these notifications wait for tomorrow's.
  if (!isNew) return;
  const ids = rows.map((row) => row.Id);
  await tx.updateTable('Notification').set({ MailedAt: new Date() }).where('Id', 'in', ids).execute();
}

type Row = { Kind: string; Params: Record<string, string>; Application: NoticeSubject | null };

function sectionsOf(settings: Settings, rows: readonly Row[], language: Language): LetterSection[] {
  return noticeGroups()
    .map((group) => ({
      Title: translate(`NOTICE_GROUP_${group}`, language),
      Items: rows
        .filter((row) => groupOf(row.Kind as NoticeKind) === group)
        .map((row) => ({
          ...formatNotice(row.Kind, plainNames(row.Params), language),
          Link: portalLink(
            settings,
            noticePath(row.Kind, { ...row.Params, ...row.Application }) ?? '/dashboard',
          ),
        })),
    }))
    .filter((section) => section.Items.length > 0);
}

/** User-chosen names are sanitised as in every other email: one line and no clickable address. */
const plainNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.startsWith('OrgName') || name === 'Asker' ? sanitizeName(value) : value,
    ]),
  );
