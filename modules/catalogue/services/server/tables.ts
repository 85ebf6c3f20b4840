import type { Generated } from 'kysely';
import type { Id, Json, Moment } from '#platform/server/database/columns.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import type { StoredServiceStatus, VersionStatus } from '../rules/statuses.ts';

/** Database tables of services and their versions. */
type ServiceTables = {
  Service: {
    Id: Id;
    ServiceKey: string;
    SchemeCode: string;
    Position: Generated<number>;
    Status: Generated<StoredServiceStatus>;
    Tags: Generated<string[]>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  /** Only a DRAFT can be changed; the database rejects other changes. */
  ServiceVersion: {
    Id: Id;
    ServiceId: number;
    VersionNo: number;
    Definition: Json<ServiceDefinition>;
    Status: Generated<VersionStatus>;
    EffectiveOn: string | null;
    BasedOnNo: Generated<number | null>;
    Remark: Generated<string | null>;
    CreatedAt: Moment;
    CreatedById: Generated<number | null>;
    UpdatedAt: Moment;
    UpdatedById: Generated<number | null>;
    PublishedAt: Date | null;
    PublishedById: Generated<number | null>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ServiceTables {}
}
