import { versionStatuses } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { dayText, monthText } from '#platform/common/format/day-text.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { translateCode } from '#platform/common/lists/code-text.ts';
import type { FilterTable, FilterValue, NamedCodes, NamedRecord } from '#platform/common/lists/filters.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export type Reader = { db: Queries; actor: SignedIn; language: Language };

/**
 * Describes the filters of an exported list in words, for its PDF and the export drawer: `Status: Submitted,
 * Returned`. Labels and values are named as on the screen; keys are replaced by names.
 */
export async function filterTexts(
  reader: Reader,
  filters: FilterTable,
  { Search, Sort: _sort, ...given }: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { language } = reader;
  const texts = Search ? [translate('EXPORT_SEARCHED', language, { text: Search })] : [];
  // In the order of the list's definition; older exports may contain filters that the list no longer has.
  for (const [name, { Label, Value }] of Object.entries(filters)) {
    const input = given[name];
    if (!input) continue;
    const label = translate(Label, language);
    if (Value.Kind === 'DAY') {
      const text = rangeText(label, Value, given, language);
      if (text !== null) texts.push(text);
      continue;
    }
    const value = await valueText(reader, Value, input);
    texts.push(value === null ? label : translate('EXPORT_FILTER', language, { label, value }));
  }
  return texts;
}

/** Text of a range of days, once for both ends. */
function rangeText(
  label: string,
  { Side, Range }: Extract<FilterValue, { Kind: 'DAY' }>,
  given: Readonly<Record<string, string>>,
  language: Language,
): string | null {
  const [from, to] = [given[`${Range}From`], given[`${Range}To`]].map((day) => day && dayText(day, language));
  if (from && to)
    return Side === 'From' ? translate('LIST_RANGE_SHOWN', language, { label, from, to }) : null;
  return from
    ? translate('LIST_RANGE_AFTER', language, { label, from })
    : translate('LIST_RANGE_UNTIL', language, { label, to: to ?? '' });
}

/** Null if the label alone is sufficient. */
async function valueText(
  reader: Reader,
  value: Exclude<FilterValue, { Kind: 'DAY' }>,
  input: string,
): Promise<string | null> {
  const { language } = reader;
  switch (value.Kind) {
    case 'LABEL':
      return null;
    case 'TEXT':
      return input;
    case 'FLAG':
      if (input !== 'true') return translate('LIST_NO', language);
      return value.Yes ? translate(value.Yes, language) : null;
    case 'MONTHS':
      return input
        .split(':')
        .map((month) => monthText(month, language))
        .join(' – ');
    case 'RECORD':
      return named[value.Of](reader, input);
    case 'CODES':
      return input
        .split(',')
        .map((code) => codeText(value, code, language))
        .join(language === 'EN' ? ', ' : '、');
  }
}

/** A code without a text, such as one that an older export contains, is shown unchanged. */
function codeText({ Text }: NamedCodes, code: string, language: Language): string {
  const key = Text(code);
  const text = translateCode(key, language);
  return text === key ? code : text;
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
      .where('ServiceVersion.Status', 'in', versionStatuses.published)
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
