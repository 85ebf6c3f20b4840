/** Database table of the followers of certificates. */
import type { Language } from '#platform/common/i18n/language.ts';
import type { Id, Moment } from '#platform/server/database/columns.ts';

type FollowTables = {
  Follow: {
    Id: Id;
    FollowKey: string;
    CertificateId: number;
    /** In lower case. */
    Email: string;
    Language: Language;
    /**
     * The follower had the certificate's code, and is therefore also notified while the certificate is
     * unlisted.
     */
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
