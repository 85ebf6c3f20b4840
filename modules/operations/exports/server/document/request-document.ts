import type { exportRoutes } from '#platform/common/exports/contract.ts';
import { documentOf } from '#platform/common/exports/documents.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { holdsOne } from '../holds-one.ts';
import { keepExport } from '../keep-export.ts';
import { lacking } from './lacking.ts';
import { seesAll } from './sees-all.ts';

type Route = (typeof exportRoutes)['document'];

/** Applications whose documents are there within seconds. */
const SHORT = 20;

/** Has documents made. One application that is not the caller's refuses them all as missing; nothing is made. */
export async function requestDocument(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, language } = context;
  const ApplicationKeys = [...new Set(body.ApplicationKeys)];
  if (!holdsOne(actor, documentOf(body.Mode).Roles)) return fail('ERR_FORBIDDEN');
  if (!(await seesAll(db, actor, ApplicationKeys))) return fail('ERR_NOT_FOUND');
  const refused = await lacking(db, actor, body.Mode, ApplicationKeys, language);
  if (refused) return fail('ERR_VALIDATION', { Text: refused.Code, Params: refused.Params });
  return keepExport(context, {
    Subject: body.Mode,
    Format: body.As,
    Parameters: { ApplicationKeys },
    input: body,
    isLong: ApplicationKeys.length > SHORT,
  });
}
