import { canManageServices, versionsInScope } from '#modules/catalogue/services/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { TemplateRow } from '../rules/contract.ts';

/**
 * Reads the certificate templates available to a service, its own and those for all services, newest first,
 * with the service versions that use them. Users who only read services see those in use.
 */
export async function templateRows(
  db: Queries,
  actor: SignedIn,
  serviceId: number,
  templateKey?: string,
): Promise<(TemplateRow & { Source: string })[]> {
  const rows = await db
    .selectFrom('TemplateVersion')
    .leftJoin('Account', 'Account.Id', 'TemplateVersion.CreatedById')
    .select([
      'TemplateVersion.TemplateKey',
      'TemplateVersion.ServiceId',
      'TemplateVersion.Language',
      'TemplateVersion.VersionNo',
      'TemplateVersion.Remark',
      'TemplateVersion.Checks',
      'TemplateVersion.CreatedAt',
      'Account.UserKey',
      'Account.FirstName',
      'Account.LastName',
    ])
    .select((eb) => (templateKey ? eb.ref('TemplateVersion.Source') : eb.val('')).as('Source'))
    .where((eb) =>
      eb.or([eb('TemplateVersion.ServiceId', '=', serviceId), eb('TemplateVersion.ServiceId', 'is', null)]),
    )
    .$if(templateKey !== undefined, (some) =>
      some.where('TemplateVersion.TemplateKey', '=', String(templateKey)),
    )
    .orderBy('TemplateVersion.CreatedAt', 'desc')
    .orderBy('TemplateVersion.Id', 'desc')
    .limit(500)
    .execute();
  const uses = await usesOf(db, actor, serviceId);
  // Users who only read services see the templates of their published versions.
  const seen = canManageServices(actor) ? rows : rows.filter((row) => uses.has(row.TemplateKey));
  return seen.map((row) => ({
    TemplateKey: row.TemplateKey,
    Language: row.Language,
    VersionNo: row.VersionNo,
    IsForAll: row.ServiceId === null,
    Remark: row.Remark,
    At: row.CreatedAt.toISOString(),
    By:
      row.UserKey === null
        ? null
        : {
            UserKey: row.UserKey,
            Name: fullName({ FirstName: row.FirstName ?? '', LastName: row.LastName ?? '' }),
          },
    Checks: row.Checks,
    UsedBy: uses.get(row.TemplateKey) ?? [],
    Source: String(row.Source),
  }));
}

/** Service versions that use each template. */
async function usesOf(db: Queries, actor: SignedIn, serviceId: number): Promise<Map<string, number[]>> {
  const versions = await db
    .selectFrom('ServiceVersion')
    .select(['VersionNo', 'Definition'])
    .where('ServiceId', '=', serviceId)
    .where(versionsInScope(actor))
    .orderBy('VersionNo', 'desc')
    .execute();
  const uses = new Map<string, number[]>();
  for (const { VersionNo, Definition } of versions)
    for (const key of Object.values(Definition.Templates ?? {}))
      uses.set(key, [...(uses.get(key) ?? []), VersionNo]);
  return uses;
}
