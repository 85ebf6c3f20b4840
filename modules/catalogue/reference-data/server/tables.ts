import type { Generated } from 'kysely';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Defaulted, Id, Json } from '#platform/server/database/columns.ts';

/** Database tables of the reference lists. */
type ReferenceTables = {
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
  /** Grounds of decisions on a certificate in force. */
  Ground: {
    GroundCode: string;
    Name: Json<Localized>;
    Description: Defaulted<Localized>;
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
  interface Tables extends ReferenceTables {}
}
