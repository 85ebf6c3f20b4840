/**
 * Loads a service with its versions and draft, optionally locked, or the definition of one version, always
 * within the user's data scope.
 */
import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { fullNameSql } from '#platform/server/database/full-name-sql.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { isDraft, versionStatuses } from '../rules/statuses.ts';
import { countedApplications } from './counted-applications.ts';
import { servicesInScope, versionsInScope } from './scope.ts';

export type LoadedVersion = Omit<Selectable<Tables['ServiceVersion']>, 'Definition' | 'CreatedById'> & {
  PublishedByKey: string | null;
  PublishedByName: string | null;
  UpdatedByKey: string | null;
  UpdatedByName: string | null;
  Applications: number;
};

/** A service with everything that its rules need. */
export type LoadedService = Selectable<Tables['Service']> & {
  /** Versions visible to the user, newest first. */
  Versions: LoadedVersion[];
  Draft: ServiceDefinition | null;
};

type LoadOptions = { lock?: true; isRemovedSeen?: boolean };

/** Loads a service within the user's data scope, or null. */
export async function loadServiceRecord(
  db: Queries,
  actor: SignedIn,
  key: string,
  { lock, isRemovedSeen = false }: LoadOptions = {},
): Promise<LoadedService | null> {
  // Locked by a separate statement, so that everything read afterwards is at least as recent as the lock.
  const row = await db
    .selectFrom('Service')
    .selectAll()
    .where(servicesInScope(actor, { isRemovedSeen }))
    .where('ServiceKey', '=', key)
    .$if(lock === true, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const Versions = await loadVersions(db, actor, row.Id);
  const hasDraft = Versions.some(({ Status }) => isDraft(Status));
  return { ...row, Versions, Draft: hasDraft ? await loadDraft(db, row.Id) : null };
}

/** Includes removed services, so that a repeated request still gets its first response. */
export const lockServiceRecord = (tx: Tx, actor: SignedIn, key: string): Promise<LoadedService | null> =>
  loadServiceRecord(tx, actor, key, { lock: true, isRemovedSeen: true });

const loadVersions = (db: Queries, actor: SignedIn, serviceId: number): Promise<LoadedVersion[]> =>
  db
    .selectFrom('ServiceVersion')
    .leftJoin('Account as Publisher', 'Publisher.Id', 'ServiceVersion.PublishedById')
    .leftJoin('Account as Editor', 'Editor.Id', 'ServiceVersion.UpdatedById')
    .select([
      'ServiceVersion.Id',
      'ServiceVersion.ServiceId',
      'ServiceVersion.VersionNo',
      'ServiceVersion.Status',
      'ServiceVersion.EffectiveOn',
      'ServiceVersion.BasedOnNo',
      'ServiceVersion.Remark',
      'ServiceVersion.CreatedAt',
      'ServiceVersion.UpdatedAt',
      'ServiceVersion.UpdatedById',
      'ServiceVersion.PublishedAt',
      'ServiceVersion.PublishedById',
      'Publisher.UserKey as PublishedByKey',
      'Editor.UserKey as UpdatedByKey',
      sql<string | null>`${fullNameSql('publisher')}`.as('PublishedByName'),
      sql<string | null>`${fullNameSql('editor')}`.as('UpdatedByName'),
      countedApplications.get('OF_VERSION').as('Applications'),
    ])
    .where('ServiceVersion.ServiceId', '=', serviceId)
    .where(versionsInScope(actor))
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();

async function loadDraft(db: Queries, serviceId: number): Promise<ServiceDefinition | null> {
  const row = await db
    .selectFrom('ServiceVersion')
    .select('Definition')
    .where('ServiceId', '=', serviceId)
    .where('Status', 'in', versionStatuses.draft)
    .executeTakeFirst();
  return row?.Definition ?? null;
}

/** Loads the full definition of any version visible to the user, within the data scope. */
export async function loadDefinition(
  db: Queries,
  actor: SignedIn,
  key: string,
  versionNo: number,
): Promise<ServiceDefinition | null> {
  const row = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select('ServiceVersion.Definition')
    .where(servicesInScope(actor))
    .where(versionsInScope(actor))
    .where('Service.ServiceKey', '=', key)
    .where('ServiceVersion.VersionNo', '=', versionNo)
    .executeTakeFirst();
  return row?.Definition ?? null;
}
