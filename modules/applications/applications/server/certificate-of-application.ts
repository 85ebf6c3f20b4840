import type { RawBuilder } from 'kysely';
import { defineSyncHook } from '#platform/server/hooks.ts';
import type { CertificateStatus } from '../rules/certificate-statuses.ts';

/** The newest page that was made for it, and the last valid day that stands there. */
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

type Columns = {
  Page: RawBuilder<PageOfApplication | null>;
  Certificate: RawBuilder<CertificateOfApplication | null>;
};

/** What the rules of an application ask about its certificate, as columns of the query that loads it. */
export const certificateColumnsHook = defineSyncHook<void, Columns>('applications.certificate-columns');

export function certificateColumns(): Columns {
  const [columns, ...others] = certificateColumnsHook.run();
  if (!columns || others.length > 0) throw new Error('Exactly one module answers for the certificate.');
  return columns;
}
