import { dayText } from '@assay/shared/format/day-text.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Queries } from '../../db/connect.ts';

/** Texts that name the values of a filter: of one list, else of all. */
const VALUES: Readonly<Record<string, string>> = {
  'APPLICATIONS Status': 'STATUS_',
  'CERTIFICATES Status': 'CERT_STATUS_',
  'CERTIFICATES Kind': 'KIND_',
  'INVOICES Status': 'INVOICE_STATUS_',
  'MOVEMENTS Kind': 'MOVEMENT_KIND_',
  'SCHEDULE Kind': 'CERT_CYCLE_',
  'SCHEDULE State': 'CERT_CYCLE_',
  'CLIENTS Status': 'ACCOUNT_STATUS_',
  'SUBS Status': 'ACCOUNT_STATUS_',
  'STAFF Status': 'ACCOUNT_STATUS_',
  'LOGS Area': 'LOG_AREA_',
  'LOGS Result': 'LOG_RESULT_',
  'EXCEPTIONS Kind': 'EXCEPTION_KIND_',
  'MAILS Status': 'MAIL_STATUS_',
  'JOBS State': 'JOB_STATE_',
  'JOBS Task': 'JOB_',
  'INBOX Status': 'CONVERSATION_STATUS_',
  'INBOX Source': 'CONVERSATION_SOURCE_',
  'INBOX Whose': 'INBOX_',
  Step: 'STEP_',
  AssessmentType: 'TYPE_',
  Role: 'ROLE_',
  Event: 'EVENT_',
  Method: 'PAY_',
};

/** What nobody else's key is told by: that it is narrowed is said, not to whom. */
const UNNAMED = ['OrganisationKey', 'UserKey', 'Object', 'SessionOf', 'Keys'];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What a list is narrowed by, one after the other, in words: `Status: Submitted, Returned`. */
export async function filterWords(
  db: Queries,
  list: string,
  { Search, Sort: _sort, ...filters }: Readonly<Record<string, string>>,
  language: Language,
): Promise<string[]> {
  const words = Search ? [translate('EXPORT_SEARCHED', language, { text: Search })] : [];
  for (const [name, value] of Object.entries(filters)) {
    if (!value) continue;
    const label = known(`EXPORT_FILTER_${name}`, name, language);
    const said =
      name === 'ServiceKey' ? await serviceName(db, value, language) : sayValue(list, name, value, language);
    words.push(said === null ? label : translate('EXPORT_FILTER', language, { label, value: said }));
  }
  return words;
}

/** Null where the label says it all. */
function sayValue(list: string, name: string, value: string, language: Language): string | null {
  if (UNNAMED.includes(name)) return null;
  if (value === 'true' || value === 'false')
    return value === 'true' ? null : translate('EXPORT_NO', language);
  if (DAY.test(value)) return dayText(value, language);
  const prefix = VALUES[`${list} ${name}`] ?? VALUES[name];
  if (!prefix) return value;
  const say = (code: string) => known(`${prefix}${code}`, code, language, { no: '' }).trim();
  return value
    .split(',')
    .map(say)
    .join(language === 'EN' ? ', ' : '、');
}

function known(key: string, otherwise: string, language: Language, params = {}): string {
  const text = translate(key, language, params);
  return text === key ? otherwise : text;
}

/** Names of services are public. */
async function serviceName(db: Queries, ServiceKey: string, language: Language): Promise<string> {
  const row = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .select('ServiceVersion.Definition')
    .where('ServiceKey', '=', ServiceKey)
    .where('ServiceVersion.Status', '=', 'PUBLISHED')
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? localizedText(row.Definition.Name, language) : ServiceKey;
}
