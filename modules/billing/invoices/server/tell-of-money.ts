import { MONEY_NEWS, type MoneyNews } from '#modules/messaging/notification-centre/rules/who-to-tell.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { InvoiceEventName } from '../rules/statuses.ts';
import type { Taken } from './change-invoice.ts';
import { tellOfCertificateMoney } from './tell-of-certificate-money.ts';

type News = Pick<Taken, 'portal' | 'tx' | 'invoice' | 'at'>;

const isNews = (event: InvoiceEventName): event is MoneyNews =>
  (MONEY_NEWS as readonly InvoiceEventName[]).includes(event);

/**
 * Enters into the history of the application what the provider said, as the portal's own deed: version + 1, so that
 * open screens hear of it, and the job that tells people.
 */
export async function tellOfMoney(news: News, event: InvoiceEventName): Promise<void> {
  const { portal, tx, invoice, at } = news;
  const { ApplicationId } = invoice;
  if (!isNews(event)) return;
  if (ApplicationId === null) return tellOfCertificateMoney(news, event, null);
  const row = await bumped(tx, ApplicationId, at);
  await tx
    .insertInto('ApplicationHistory')
    .values({
      ApplicationId,
      Version: row.Version,
      Action: event,
      At: at,
      AccountId: null,
      AsRole: null,
      FromStatus: row.ApplicationStatusCode,
      ToStatus: row.ApplicationStatusCode,
      FromStep: row.CurrentStep,
      ToStep: row.CurrentStep,
      Round: row.Round,
      Remark: null,
      Attachment: [],
      Data: json<Record<string, unknown>>({}),
      IsOverride: false,
    })
    .execute();
  if (!portal.isQuiet) await enqueue(tx, 'application.tell', { ApplicationId, Version: row.Version });
}

const bumped = (tx: Tx, applicationId: number, at: Date) =>
  tx
    .updateTable('Application')
    .set((eb) => ({ Version: eb('Version', '+', 1), UpdatedAt: at }))
    .where('Id', '=', applicationId)
    .returning(['Version', 'ApplicationStatusCode', 'CurrentStep', 'Round'])
    .executeTakeFirstOrThrow();
