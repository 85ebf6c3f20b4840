import { isClient } from '#platform/common/access/roles.ts';
import { dayText, monthText } from '#platform/common/format/day-text.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { FilterValue, NamedRecord, Texts } from '#platform/server/lists/filter-value.ts';

export type Reader = { db: Queries; actor: SignedIn; language: Language };

/**
 * Describes the filters of an exported list in words, for its PDF and the export drawer: `Status: Submitted,
 * Returned`. Keys are replaced by names.
 */
export async function filterTexts(
  reader: Reader,
  values: Readonly<Record<string, FilterValue>>,
  { Search, Sort: _sort, ...filters }: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { language } = reader;
  const texts = Search ? [translate('EXPORT_SEARCHED', language, { text: Search })] : [];
  // In the order of the list's definition; older exports may contain filters that the list no longer has.
  for (const [name, kind] of Object.entries(values)) {
    const input = filters[name];
    if (!input) continue;
    const label = translate(`EXPORT_FILTER_${name}`, language);
    const value = await valueText(reader, kind, input);
    texts.push(value === null ? label : translate('EXPORT_FILTER', language, { label, value }));
  }
  return texts;
}

/** Null if the label alone is sufficient. */
async function valueText(reader: Reader, kind: FilterValue, input: string): Promise<string | null> {
  const { language } = reader;
  if (kind === 'label') return null;
  if (kind === 'text') return input;
  if (kind === 'flag') return input === 'true' ? null : translate('EXPORT_NO', language);
  if (kind === 'day') return dayText(input, language);
  if (kind === 'month')
    return input
      .split(':')
      .map((month) => monthText(month, language))
      .join(' – ');
  if (kind === 'age') return ageText(input, language);
  if (typeof kind === 'string') return named[kind](reader, input);
  return input
    .split(',')
    .map((code) => codeText(kind, code, language))
    .join(language === 'EN' ? ', ' : '、');
}

/** Text for a range of days past due: `1-30`, or `91-` without an end. */
function ageText(input: string, language: Language): string {
  const [from = '', to = ''] = input.split('-');
  return to === ''
    ? translate('FINANCE_AGE_OVER', language, { from })
    : translate('FINANCE_AGE_TO', language, { from, to });
}

/** A code without a text is shown unchanged. */
function codeText({ texts, otherwise = texts }: Texts, code: string, language: Language): string {
  for (const key of [`${texts}${code}`, `${otherwise}${code}`]) {
    const text = translate(key, language);
    if (text !== key) return text;
  }
  return code;
}

/**
 * Resolves a key to a name. Null (only the label is shown) if the reader may not see the name or the record
 * is gone.
 */
const named: Readonly<Record<NamedRecord, (reader: Reader, key: string) => Promise<string | null>>> = {
  /** Service names are public. */
  service: async ({ db, language }, ServiceKey) => {
    const row = await db
      .selectFrom('Service')
      .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
      .select('ServiceVersion.Definition')
      .where('ServiceKey', '=', ServiceKey)
      .where('ServiceVersion.Status', '=', 'PUBLISHED')
      .orderBy('ServiceVersion.VersionNo', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? localizedText(row.Definition.Name, language) : null;
  },
  /** Staff can see all names; clients only those of their own organisation. */
  person: async ({ db, actor }, UserKey) => {
    const row = await db
      .selectFrom('Account')
      .select(['FirstName', 'LastName'])
      .where('UserKey', '=', UserKey)
      .$if(isClient(actor.Roles), (query) => query.where('OrganisationId', '=', actor.OrganisationId ?? -1))
      .executeTakeFirst();
    return row ? fullName(row) : null;
  },
  organisation: async ({ db, actor, language }, OrganisationKey) => {
    const row = await db
      .selectFrom('Organisation')
      .select('OrgName')
      .where('OrganisationKey', '=', OrganisationKey)
      .$if(isClient(actor.Roles), (query) => query.where('Id', '=', actor.OrganisationId ?? -1))
      .executeTakeFirst();
    return row ? localizedText(row.OrgName, language) : null;
  },
  /** Tags are internal labels of the staff; clients do not see their names. */
  tag: async ({ db, actor, language }, TagCode) => {
    if (isClient(actor.Roles)) return null;
    const row = await db.selectFrom('Tag').select('Name').where('TagCode', '=', TagCode).executeTakeFirst();
    return row ? localizedText(row.Name, language) : TagCode;
  },
  region: async ({ db, language }, M49) => {
    const row = await db.selectFrom('Region').select('Name').where('M49', '=', M49).executeTakeFirst();
    return row ? localizedText(row.Name, language) : M49;
  },
};
