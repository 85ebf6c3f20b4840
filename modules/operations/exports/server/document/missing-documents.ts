import { namedApplications } from '#modules/applications/applications/server/index.ts';
import type { ExportMode } from '#platform/common/exports/documents.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { certificatePages } from './certificate-pages.ts';
import { invoicesOf } from './invoices-of.ts';

type MissingCheck = {
  Code: 'ERR_EXPORT_NO_CERTIFICATE' | 'ERR_EXPORT_NO_INVOICE';
  Params: { numbers: string[] };
};

/**
 * Checks an export of documents: reports the selected applications that have no certificate or invoice that
 * the user may open; null if none is missing.
 */
export async function missingDocuments(
  db: Queries,
  actor: SignedIn,
  mode: ExportMode,
  keys: readonly string[],
  language: Language,
): Promise<MissingCheck | null> {
  if (mode === 'GENERATE_MACHFORM_ENTRY') return null;
  const isInvoice = mode === 'GENERATE_INVOICE';
  const having = isInvoice
    ? (await invoicesOf(db, actor, keys)).map((one) => one.ApplicationKey)
    : (await certificatePages(db, actor, keys)).map((one) => one.ApplicationKey);
  const without = keys.filter((key) => !having.includes(key));
  if (without.length === 0) return null;
  const rows = await namedApplications(db).where('Application.ApplicationKey', 'in', without).execute();
  const numbers = rows.map((row) => applicationName(row, language));
  return { Code: isInvoice ? 'ERR_EXPORT_NO_INVOICE' : 'ERR_EXPORT_NO_CERTIFICATE', Params: { numbers } };
}
