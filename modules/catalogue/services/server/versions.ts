/**
 * Loads service versions with their definitions: one by id (cached for the life of the process), or those in
 * force at a given time, for services on offer or also those closed to new applications.
 */
import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { serviceStatuses, versionStatuses } from '../rules/statuses.ts';

/**
 * A published version never changes, so it is cached for the life of the process. Drafts are never loaded
 * here.
 */
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
    .where('ServiceVersion.Status', 'in', versionStatuses.fixed)
    .executeTakeFirstOrThrow();
  versions.set(id, row);
  return row;
}

/** Drops a version that a dry run created. */
export const invalidateVersion = (id: number): boolean => versions.delete(id);

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

/** Condition on a version: published, and its first day in Hong Kong has come. */
const isInForce = (at: Date) =>
  sql<boolean>`(service_version.status in (${literals(versionStatuses.published)})
    and service_version.effective_on <= ${hongKongDate(at)})`;

/** The version that new applications for a service on offer use at the given time, by default now. */
export const currentVersion = (
  db: Queries,
  serviceKey: string,
  at: Date = new Date(),
): Promise<ServiceVersion | undefined> =>
  select(db)
    .where('Service.ServiceKey', '=', serviceKey)
    .where('Service.Status', 'in', serviceStatuses.offered)
    .where(isInForce(at))
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The version in force at the given time of every service on offer. */
export const currentVersions = (db: Queries, at: Date = new Date()): Promise<ServiceVersion[]> =>
  versionsInForce(db, at).where('Service.Status', 'in', serviceStatuses.offered).execute();

/** Includes services closed for new applications, because their running applications continue. */
export const activeVersions = (db: Queries, at: Date = new Date()): Promise<ServiceVersion[]> =>
  versionsInForce(db, at).where('Service.Status', 'in', serviceStatuses.public).execute();

const versionsInForce = (db: Queries, at: Date) =>
  select(db)
    .distinctOn('ServiceVersion.ServiceId')
    .where(isInForce(at))
    .orderBy('ServiceVersion.ServiceId')
    .orderBy('ServiceVersion.VersionNo', 'desc');

/** The version of one service in force at the given time, whether or not it accepts new applications. */
export const versionInForce = (
  db: Queries,
  serviceId: number,
  at: Date,
): Promise<ServiceVersion | undefined> =>
  versionsInForce(db, at).where('ServiceVersion.ServiceId', '=', serviceId).executeTakeFirst();
