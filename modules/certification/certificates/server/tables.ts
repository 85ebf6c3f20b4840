import type { Generated } from 'kysely';
import type { CertificateStatus, ScopeChange } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Immutable, ImmutableDefault, Json, Moment } from '#platform/server/database/columns.ts';
import type { SignatureLevel } from '#platform/server/signing/signature-level.ts';
import type { CertificateFacts } from './document/facts.ts';

/** Database tables of certificates, their printed pages and their history. */
declare module '#platform/server/database/tables.ts' {
  interface Tables {
    Certificate: {
      Id: Id;
      CertificateKey: string;
      CertificateNo: string;
      Code: string;
      OrganisationId: number;
      ApplicationId: number;
      ServiceId: number;
      ServiceVersionId: number;
      Kind: 'CERTIFICATE' | 'STATEMENT';
      CertificateStatusCode: CertificateStatus;
      StatusBefore: CertificateStatus | null;
      Revision: number;
      OrgName: Json<Localized>;
      BranchName: Json<Localized>;
      ServiceName: Json<Localized>;
      Scope: Json<Localized>;
      Sites: string[];
      FirstIssueDate: string;
      DecisionDate: string;
      EffectiveDate: string;
      RevisionDate: string;
      ExpiryDate: string | null;
      /** FileKey of the disclosure document in force. */
      DisclosureFile: Generated<string | null>;
      /** Date on which the disclosure document came into the register; maintained by the database. */
      DisclosedOn: Generated<string | null>;
      /** Removed from the register by the certification body, whatever its status became afterwards. */
      IsUnlisted: Generated<boolean>;
      Search: string;
      /** Former names, in the form of `Search`; maintained by the database. */
      FormerSearch: Generated<string>;
      Version: Generated<number>;
      CreatedAt: Moment;
    };
    CertificateDocument: {
      Id: Id;
      CertificateId: number;
      ApplicationId: number;
      Revision: number;
      Language: string;
      Status: 'INTENDED' | 'READY' | 'FAILED';
      Facts: Json<CertificateFacts>;
      FileKey: string | null;
      Sha256: string | null;
      IsManual: Generated<boolean>;
      IsDemo: Generated<boolean>;
      /** Template used for printing; null for the built-in page. */
      TemplateKey: Generated<string | null>;
      CreatedAt: Moment;
      ReadyAt: Date | null;
      /** For a generated page: its size in bytes before signing, and the renderer's fingerprint. */
      PageSize: Generated<number | null>;
      MadeWith: Generated<string | null>;
      /** Fingerprint of the signing certificate. */
      Signer: Generated<string | null>;
      SignatureLevel: Generated<SignatureLevel | null>;
      IsUnstamped: Generated<boolean>;
      CheckedAt: Generated<Date | null>;
      /** Who requested it, in which role, and why. */
      AccountId: Generated<number | null>;
      AsRole: Generated<Role | null>;
      Remark: Generated<string | null>;
    };
    CertificateEvent: {
      CertificateId: Immutable<number>;
      Seq: Immutable<number>;
      Event: Immutable<string>;
      FromStatus: Immutable<CertificateStatus | null>;
      ToStatus: Immutable<CertificateStatus>;
      EffectiveOn: Immutable<string>;
      Revision: Immutable<number>;
      At: Immutable<Date>;
      AccountId: Immutable<number | null>;
      Remark: Immutable<string | null>;
      AsRole: ImmutableDefault<Role | null>;
      /** The new last valid day, if the change moved it. */
      ExpiryDate: ImmutableDefault<string | null>;
      Attachment: ImmutableDefault<string[]>;
      /** The scope before and after, if a decision changed it. */
      ScopeChange: ImmutableDefault<ScopeChange | null>;
    };
  }
}
