import type { Generated } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Defaulted, Id, Json, Moment } from '#platform/server/database/columns.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import type { ServiceStatus } from '../rules/statuses.ts';
import type { Step } from '../rules/steps.ts';

/** Rows of what the body's staff configure: services with their versions, and the reference lists. */
type ServiceTables = {
  Service: {
    Id: Id;
    ServiceKey: string;
    SchemeCode: string;
    Position: Generated<number>;
    Status: Generated<Exclude<ServiceStatus, 'NONE'>>;
    Tags: Generated<string[]>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  /** Only a DRAFT can be changed; the database refuses the rest. */
  ServiceVersion: {
    Id: Id;
    ServiceId: number;
    VersionNo: number;
    Definition: Json<ServiceDefinition>;
    Status: Generated<'DRAFT' | 'PUBLISHED' | 'WITHDRAWN'>;
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
  Industry: {
    Code: string;
    Name: Json<Localized>;
    Position: Generated<number>;
    IsActive: Generated<boolean>;
    Version: Generated<number>;
  };
  Tag: {
    TagCode: string;
    Name: Json<Localized>;
    Description: Defaulted<Localized>;
    Position: Generated<number>;
    IsActive: Generated<boolean>;
    Version: Generated<number>;
  };
  Stage: {
    Id: Id;
    StageKey: string;
    Step: Step;
    Name: Json<Localized>;
    Description: Defaulted<Localized>;
    TargetDays: number;
    Position: Generated<number>;
    IsActive: Generated<boolean>;
    Version: Generated<number>;
  };
  Region: { M49: string; Name: Json<Localized> };
  Country: {
    Alpha3: string;
    Alpha2: string;
    NumericCode: string;
    Name: Json<Localized>;
    RegionCode: string | null;
    SubRegionCode: string | null;
    IntermediateRegionCode: string | null;
    IsEnabled: Generated<boolean>;
    Position: Generated<number>;
    Version: Generated<number>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends ServiceTables {}
}
