import type { Generated } from 'kysely';
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Id, Immutable, ImmutableDefault, Json, Moment } from '#platform/server/database/columns.ts';
import type { SignatureLevel } from '#platform/server/signing/signature-level.ts';
import type { CertificateFacts } from './document/facts.ts';

declare module '#platform/server/database/tables.ts' {
  /** Rows of certificates, of their printed pages and of what happened to them. */
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
      /** When that came into the register; the database keeps it. */
      DisclosedOn: Generated<string | null>;
      /** Removed from the register by the certification body, whatever its status has become since. */
      IsUnlisted: Generated<boolean>;
      Search: string;
      /** Names that it carried before, as `Search` has them; the database keeps them. */
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
      /** The template that prints it; null: the portal's own page. */
      TemplateKey: Generated<string | null>;
      CreatedAt: Moment;
      ReadyAt: Date | null;
      /** Of a page that the portal made: its bytes before it was signed, and what it was made with. */
      PageSize: Generated<number | null>;
      MadeWith: Generated<string | null>;
      /** Fingerprint of the certificate that signed it. */
      Signer: Generated<string | null>;
      SignatureLevel: Generated<SignatureLevel | null>;
      IsUnstamped: Generated<boolean>;
      CheckedAt: Generated<Date | null>;
      /** Who asked for it, as what, and why. */
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
      /** The last valid day that the change moved it to. */
      ExpiryDate: ImmutableDefault<string | null>;
      Attachment: ImmutableDefault<string[]>;
    };
  }
}
