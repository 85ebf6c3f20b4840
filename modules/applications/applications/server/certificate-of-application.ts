/**
 * Register through which the certificates module supplies SQL about an application's certificate and its
 * pages.
 */
import type { RawBuilder } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { CertificateStatus } from '../rules/certificate-statuses.ts';
import type { EarlierCertificate } from '../rules/facts.ts';

/** The newest certificate page made for the application, and the expiry date shown on it. */
export type PageOfApplication = {
  Status: 'INTENDED' | 'READY' | 'FAILED';
  Revision: number;
  ExpiryDate: string | null;
  /** It was made before a decision on the scope that the application follows. */
  IsScopeOlder: boolean;
  /** This page or an earlier one is READY. */
  HasReady: boolean;
};

export type CertificateOfApplication = {
  CertificateStatusCode: CertificateStatus;
  Kind: 'CERTIFICATE' | 'STATEMENT';
  Revision: number;
  FirstIssueDate: string;
  ExpiryDate: string | null;
  /** A page is being generated, for whichever application. */
  IsPageUnderWay: boolean;
};

type CertificateInQueries = {
  /** Columns for a query on `application`. */
  Page: RawBuilder<PageOfApplication | null>;
  Certificate: RawBuilder<CertificateOfApplication | null>;
  /**
   * For a decided application: the certificate that its result updates; several if it names none and several could be;
   * empty for a first certificate.
   */
  Earlier: RawBuilder<EarlierCertificate[]>;
  Key: RawBuilder<string | null>;
  Code: RawBuilder<string | null>;
  /** Status of the certificate with this id; null if the id is null. */
  statusOf(certificateId: RawBuilder<number>): RawBuilder<CertificateStatus | null>;
  /** Id of the newest page of the application with this key, for `pageStatusOf`. */
  newestPageOf(applicationKey: RawBuilder<string>): RawBuilder<number | null>;
  pageStatusOf(pageId: RawBuilder<number>): RawBuilder<PageOfApplication['Status'] | null>;
  /** Locks the certificate until the transaction ends. */
  lock(tx: Tx, certificateId: number): Promise<void>;
};

/** Certificate columns and expressions for queries of the applications area. */
export const certificatesInQueries = defineRegister<'CERTIFICATE', CertificateInQueries>(
  'applications.certificates',
  ['CERTIFICATE'],
);
