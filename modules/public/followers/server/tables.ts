import type { Language } from '#platform/common/i18n/language.ts';
import type { Id, Moment } from '#platform/server/database/columns.ts';

type FollowTables = {
  Follow: {
    Id: Id;
    FollowKey: string;
    CertificateId: number;
    /** In small letters. */
    Email: string;
    Language: Language;
    /** They had the code, and so are notified of the certificate also while it is not listed. */
    HasCode: boolean;
    ConfirmHash: Buffer | null;
    ConfirmUntil: Date | null;
    ConfirmedAt: Date | null;
    CreatedAt: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends FollowTables {}
}
