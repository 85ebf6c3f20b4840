import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/** A published version is never changed, so it can be kept for the life of the process; drafts are never asked for here. */
export type ServiceVersion = {
  Id: number;
  ServiceId: number;
  ServiceKey: string;
  VersionNo: number;
  Definition: ServiceDefinition;
};

const versions = new Map<number, ServiceVersion>();

export async function serviceVersion(db: Queries, id: number): Promise<ServiceVersion> {
  const known = versions.get(id);
  if (known) return known;
  const row = await select(db)
    .where('ServiceVersion.Id', '=', id)
    .where('ServiceVersion.Status', '<>', 'DRAFT')
    .executeTakeFirstOrThrow();
  versions.set(id, row);
  return row;
}

/** What a dry run made up is kept for nobody. */
export const forgetVersion = (id: number): boolean => versions.delete(id);

const select = (db: Queries) =>
  db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select([
      'ServiceVersion.Id',
      'ServiceVersion.ServiceId',
      'Service.ServiceKey',
      'ServiceVersion.VersionNo',
      'ServiceVersion.Definition',
    ]);

/** Of a version: published, and its first day in Hong Kong has come. */
const isInForce = (at: Date) =>
  sql<boolean>`(service_version.status = 'PUBLISHED' and service_version.effective_on <= ${hongKongDate(at)})`;

/** The version that new applications for a service on offer follow at a moment: now, unless another is given. */
export const currentVersion = (
  db: Queries,
  serviceKey: string,
  at: Date = new Date(),
): Promise<ServiceVersion | undefined> =>
  select(db)
    .where('Service.ServiceKey', '=', serviceKey)
    .where('Service.Status', '=', 'OFFERED')
    .where(isInForce(at))
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every service on offer in the version that holds at that moment. */
export const currentVersions = (db: Queries, at: Date = new Date()): Promise<ServiceVersion[]> =>
  held(db, at).where('Service.Status', '=', 'OFFERED').execute();

/** Those that are closed for new applications too: there is work to be done for them still. */
export const workedVersions = (db: Queries, at: Date = new Date()): Promise<ServiceVersion[]> =>
  held(db, at).where('Service.Status', 'in', ['OFFERED', 'HELD']).execute();

const held = (db: Queries, at: Date) =>
  select(db)
    .distinctOn('ServiceVersion.ServiceId')
    .where(isInForce(at))
    .orderBy('ServiceVersion.ServiceId')
    .orderBy('ServiceVersion.VersionNo', 'desc');

/** The version of one service that holds at that moment, whether or not new applications are taken. */
export const versionInForce = (
  db: Queries,
  serviceId: number,
  at: Date,
): Promise<ServiceVersion | undefined> =>
  held(db, at).where('ServiceVersion.ServiceId', '=', serviceId).executeTakeFirst();
