import type { RawBuilder } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { CertificateStatus } from '../rules/certificate-statuses.ts';

/** The newest page made for it, and the expiry date shown on it. */
export type PageOfApplication = {
  Status: 'INTENDED' | 'READY' | 'FAILED';
  Revision: number;
  ExpiryDate: string | null;
  /** This one, or one before it, is good. */
  HasReady: boolean;
};

export type CertificateOfApplication = {
  CertificateStatusCode: CertificateStatus;
  Kind: 'CERTIFICATE' | 'STATEMENT';
  Revision: number;
  FirstIssueDate: string;
  ExpiryDate: string | null;
  /** A page is being made at the moment, by whichever application. */
  IsPageUnderWay: boolean;
};

type CertificateInQueries = {
  /** Columns of a query of `application`. */
  Page: RawBuilder<PageOfApplication | null>;
  Certificate: RawBuilder<CertificateOfApplication | null>;
  Key: RawBuilder<string | null>;
  Code: RawBuilder<string | null>;
  /** Of the certificate that this column names; null where it names none. */
  statusOf(certificateId: RawBuilder<number>): RawBuilder<CertificateStatus | null>;
  /** The newest page of the application with this key: what identifies it, for `pageStatusOf`. */
  newestPageOf(applicationKey: RawBuilder<string>): RawBuilder<number | null>;
  pageStatusOf(pageId: RawBuilder<number>): RawBuilder<PageOfApplication['Status'] | null>;
  /** Until the transaction ends. */
  lock(tx: Tx, certificateId: number): Promise<void>;
};

/** What is asked about the certificate of an application, for queries of this area. */
export const certificatesInQueries = defineRegister<'CERTIFICATE', CertificateInQueries>(
  'applications.certificates',
  ['CERTIFICATE'],
);
