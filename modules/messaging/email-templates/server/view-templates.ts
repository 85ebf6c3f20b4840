/**
 * API handlers that return the list of email templates, and one template with its current and built-in
 * texts, placeholders with samples, and version history.
 */
import { fullName } from '#platform/common/format/full-name.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { type Letter, renderMail } from '#platform/server/mail/render-mail.ts';
import type { MailTemplateView, mailTemplateRoutes } from '../rules/contract.ts';
import { outdatedLanguages } from '../rules/outdated-languages.ts';
import { sampleLetter, sampleParams } from './sample-letter.ts';
import { type ListedTemplate, placeholdersOf, templateList, templateNamed } from './template-list.ts';

/** The built-in texts for the editor, with placeholders in Liquid syntax. */
function builtInText({ Subject, Lines, Button }: MailTemplate, language: Language): MailText {
  const asLiquid = (key: string) => translate(key, language, PLACEHOLDERS);
  return {
    Subject: asLiquid(Subject),
    Body: Lines.map(asLiquid).join('\n\n'),
    Button: Button ? asLiquid(Button) : '',
  };
}

/** Maps every placeholder name to its Liquid form. */
const PLACEHOLDERS: Record<string, string> = new Proxy({}, { get: (_, name) => `{{ ${String(name)} }}` });

type Routes = typeof mailTemplateRoutes;
type Newest = { Template: string; Language: Language; Version: number; Content: MailText | null; At: Date };

export const listedTemplate = (name: string): ListedTemplate => templateNamed(name) ?? fail('ERR_NOT_FOUND');

export async function listTemplates({
  db,
  settings,
  language,
}: Context<Routes['list']>): Promise<DataOf<Routes['list']>> {
  const [all, saves] = [await newest(db), await savesOf(db)];
  return {
    Rows: templateList().map((listed) => {
      const own = all.filter((row) => row.Template === listed.Name);
      const content = own.find((row) => row.Language === language)?.Content ?? null;
      const changed = own.map((row) => row.At.getTime());
      return {
        Template: listed.Name,
        Group: listed.Group,
        Subject: subjectOf(sampleLetter(listed, language, settings), content),
        When: translate(listed.When, language),
        Own: own.filter((row) => row.Content !== null).map((row) => row.Language),
        Outdated: outdatedLanguages(saves.filter((row) => row.Template === listed.Name)),
        ChangedAt: changed.length > 0 ? new Date(Math.max(...changed)).toISOString() : null,
      };
    }),
  };
}

/** Display name of an email: its subject with sample values and no application number. */
function subjectOf(sample: Letter, content: MailText | null): string {
  const letter = { ...sample, params: { ...sample.params, ApplicationNo: '…' } };
  try {
    return renderMail(letter, content).Subject;
  } catch {
    // If the custom texts cannot be rendered, the built-in texts are shown, as they are what is sent.
    return renderMail(letter).Subject;
  }
}

export const viewTemplate = ({ db, query, ...context }: Context<Routes['view']>): Promise<MailTemplateView> =>
  templateView(db, query.Template, context);

type Reader = { language: Language; settings: Settings };

export async function templateView(
  db: Queries,
  name: string,
  { language, settings }: Reader,
): Promise<MailTemplateView> {
  const listed = listedTemplate(name);
  const rows = await newest(db, name);
  const outdated = outdatedLanguages(await savesOf(db, name));
  const content = rows.find((row) => row.Language === language)?.Content ?? null;
  const samples = sampleParams(language);
  const inLanguage = (one: Language) => {
    const row = rows.find((candidate) => candidate.Language === one);
    const BuiltIn = builtInText(listed.Template, one);
    return {
      Content: row?.Content ?? BuiltIn,
      BuiltIn,
      IsOwn: Boolean(row?.Content),
      IsOutdated: outdated.includes(one),
      Version: row?.Version ?? 0,
    };
  };
  return {
    Template: listed.Name,
    Subject: subjectOf(sampleLetter(listed, language, settings), content),
    Group: listed.Group,
    When: translate(listed.When, language),
    HasButton: listed.Template.Button !== undefined,
    Placeholders: placeholdersOf(listed.Template).map((Name) => ({
      Name,
      Sample: String(samples[Name] ?? ''),
    })),
    Languages: { EN: inLanguage('EN'), CHT: inLanguage('CHT'), CHS: inLanguage('CHS') },
  };
}

async function newest(db: Queries, template?: string): Promise<Newest[]> {
  return db
    .selectFrom('MailTemplate')
    .distinctOn(['Template', 'Language'])
    .select(['Template', 'Language', 'Version', 'Content', 'At'])
    .$if(template !== undefined, (query) => query.where('Template', '=', template ?? ''))
    .where('Language', 'in', [...LANGUAGES])
    .orderBy('Template')
    .orderBy('Language')
    .orderBy('Version', 'desc')
    .execute();
}

/** All saves in the order in which they happened. */
const savesOf = (db: Queries, template?: string) =>
  db
    .selectFrom('MailTemplate')
    .select(['Template', 'Language'])
    .select(({ eb }) => eb('Content', 'is not', null).$castTo<boolean>().as('IsOwn'))
    .$if(template !== undefined, (query) => query.where('Template', '=', template ?? ''))
    .orderBy('Id')
    .execute();

export async function templateVersions({
  db,
  query,
}: Context<Routes['versions']>): Promise<DataOf<Routes['versions']>> {
  const { Name } = listedTemplate(query.Template);
  const rows = await db
    .selectFrom('MailTemplate')
    .leftJoin('Account', 'Account.Id', 'MailTemplate.AccountId')
    .select(['MailTemplate.Version', 'MailTemplate.At', 'MailTemplate.Content'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('Template', '=', Name)
    .where('MailTemplate.Language', '=', query.Language)
    .orderBy('Version', 'desc')
    .limit(100)
    .execute();
  return {
    Rows: rows.map(({ Version, At, Content, UserKey, FirstName, LastName }) => ({
      Version,
      At: At.toISOString(),
      By:
        UserKey !== null && FirstName !== null && LastName !== null
          ? { UserKey, Name: fullName({ FirstName, LastName }) }
          : null,
      Content,
    })),
  };
}
