/**
 * API handlers of the email text editor: preview custom texts, save them as a new version with an event log
 * entry, and send a test email. Invalid texts are refused.
 */
import { sql } from 'kysely';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { type Rendered, renderMail } from '#platform/server/mail/render-mail.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { MailTemplateView, mailTemplateRoutes } from '../rules/contract.ts';
import { checkMailText } from './check-mail-text.ts';
import { sampleLetter } from './sample-letter.ts';
import { type ListedTemplate, placeholdersOf } from './template-list.ts';
import { listedTemplate, templateView } from './view-templates.ts';

type Routes = typeof mailTemplateRoutes;

export async function previewTemplate({
  settings,
  body,
}: Context<Routes['preview']>): Promise<DataOf<Routes['preview']>> {
  const listed = listedTemplate(body.Template);
  checkMailText(body.Content, placeholdersOf(listed.Template));
  return rendered(listed, body, settings);
}

/** Saves a new version of the texts; a version that another user saved in the meantime is not overwritten. */
export async function saveTemplate(context: Context<Routes['save']>): Promise<MailTemplateView> {
  const { db, settings, body, actor, address } = context;
  const listed = listedTemplate(body.Template);
  if (body.Content) {
    checkMailText(body.Content, placeholdersOf(listed.Template));
    rendered(listed, { ...body, Content: body.Content }, settings);
  }
  return db.transaction().execute(async (tx) => {
    // Serialises saves, even if there is no version yet to lock.
    await sql`select pg_advisory_xact_lock(hashtext('mail_template'))`.execute(tx);
    const { Version, Content: Before } = (await newestOf(tx, listed.Name, body.Language)) ?? {
      Version: 0,
      Content: null,
    };
    if (Version !== body.Version)
      fail('ERR_CONFLICT', { Data: await templateView(tx, listed.Name, context) });
    await tx
      .insertInto('MailTemplate')
      .values({
        Template: listed.Name,
        Language: body.Language,
        Version: Version + 1,
        Content: body.Content && json(body.Content),
        AccountId: actor.Id,
      })
      .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'MAIL_TEMPLATE_SAVE',
      Object: listed.Name,
      Address: address,
      Detail: { Language: body.Language, Before, After: body.Content },
    });
    return templateView(tx, listed.Name, context);
  });
}

const newestOf = (tx: Tx, template: string, language: 'EN' | 'CHT' | 'CHS') =>
  tx
    .selectFrom('MailTemplate')
    .select(['Version', 'Content'])
    .where('Template', '=', template)
    .where('Language', '=', language)
    .orderBy('Version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Sends a test email to the caller only. */
export async function testTemplate(context: Context<Routes['test']>): Promise<DataOf<Routes['test']>> {
  const { db, settings, body, actor, address } = context;
  const listed = listedTemplate(body.Template);
  checkMailText(body.Content, placeholdersOf(listed.Template));
  rendered(listed, body, settings);
  await countAttempt(db, { kind: 'testMail', address, account: actor.Email });
  await db.transaction().execute(async (tx) => {
    const letter = sampleLetter(listed, body.Language, settings);
    await queueMail(tx, { ...letter, to: actor.Email, customText: body.Content, cause: null });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'MAIL_TEMPLATE_TEST',
      Object: listed.Name,
      Address: address,
      Detail: { Language: body.Language },
    });
  });
  return { To: actor.Email };
}

type Shown = { Language: 'EN' | 'CHT' | 'CHS'; Content: MailText };

/**
 * Renders the email, because valid text may still give an unusable result, such as an empty subject if a
 * condition is false.
 */
function rendered(
  listed: ListedTemplate,
  { Language, Content }: Shown,
  settings: Context<Routes['test']>['settings'],
): Rendered {
  try {
    return renderMail(sampleLetter(listed, Language, settings), Content);
  } catch {
    // Refused at the field, so that the text can be corrected.
    return failField('Content.Body', 'TEMPLATE_EMPTY');
  }
}
