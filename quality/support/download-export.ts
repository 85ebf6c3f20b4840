/**
 * Helpers for tests of exports: request an export as a user, run its job, and download the file through its
 * one-time URL, or return the refusal.
 */
import { runExport } from '#modules/operations/exports/server/run-export.ts';
import type { Answer, TestPortal } from './portal.ts';

type ExportPortal = Pick<TestPortal, 'portal' | 'db' | 'post' | 'app'>;
type Headers = Record<string, string>;

/** Returns the id of an export by its key. */
export const exportId = async ({ db }: Pick<ExportPortal, 'db'>, ExportKey: unknown): Promise<number> =>
  (
    await db
      .selectFrom('Export')
      .select('Id')
      .where('ExportKey', '=', String(ExportKey))
      .executeTakeFirstOrThrow()
  ).Id;

/** Requests an export, runs its job and returns the one-time URL; returns a refusal unchanged. */
export async function exportUrl(
  portal: ExportPortal,
  user: string | null,
  body: object,
  headers: Headers = {},
  path = '/export/download',
): Promise<Answer & { url: string }> {
  const response = await portal.post(user, path, body, headers);
  if (response.status !== 200) return { ...response, url: '' };
  await runExport(portal.portal, { ExportId: await exportId(portal, response.data.ExportKey) });
  const ticket = await portal.post(user, '/export/ticket', { ExportKey: response.data.ExportKey }, headers);
  return { ...response, url: String(ticket.data?.Url) };
}

/** Returns the exported file, or the status of the refusal. */
export async function downloadExport(
  portal: ExportPortal,
  user: string | null,
  body: object,
  headers: Headers = {},
  path = '/export/download',
) {
  const { status, url } = await exportUrl(portal, user, body, headers, path);
  return status === 200 ? portal.app.inject({ url }) : status;
}
