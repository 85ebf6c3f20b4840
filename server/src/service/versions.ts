import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Queries } from '../db/connect.ts';

/** A version is never changed once an application uses it, so it can be kept for the life of the process. */
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
  const row = await select(db).where('ServiceVersion.Id', '=', id).executeTakeFirstOrThrow();
  versions.set(id, row);
  return row;
}

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

/** The newest published version of a service on offer. */
export const currentVersion = (db: Queries, serviceKey: string): Promise<ServiceVersion | undefined> =>
  select(db)
    .where('Service.ServiceKey', '=', serviceKey)
    .where('Service.IsActive', '=', true)
    .where('ServiceVersion.PublishedAt', 'is not', null)
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .executeTakeFirst();

/** Every service on offer in its newest published version. */
export const currentVersions = (db: Queries): Promise<ServiceVersion[]> =>
  select(db)
    .distinctOn('ServiceVersion.ServiceId')
    .where('Service.IsActive', '=', true)
    .where('ServiceVersion.PublishedAt', 'is not', null)
    .orderBy('ServiceVersion.ServiceId')
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();
