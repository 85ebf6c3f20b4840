/**
 * Types of the facts from which a certificate page is printed: the decision record stored with each
 * revision, and its pictures as of that date, identified by file and hash.
 */
import type { LocalText } from '#platform/server/pdf/page-language.ts';

/**
 * A picture on a certificate page as of the revision's date, identified by file and hash whatever happens to
 * the mark later.
 */
export interface PrintedMark {
  readonly FileKey: string;
  readonly Sha256: string;
  /** In pixels. */
  readonly Width: number;
  readonly Height: number;
  readonly Alt: LocalText;
}

export interface PrintedMarks {
  readonly Logo: PrintedMark | null;
  readonly Signature: (PrintedMark & { readonly Name: LocalText; readonly Title: LocalText }) | null;
  readonly Accreditations: readonly PrintedMark[];
}

/** The decision record from which a page is printed. Dates are YYYY-MM-DD. */
export interface CertificateFacts {
  readonly Kind: 'CERTIFICATE' | 'STATEMENT';
  readonly CertificateNo: string;
  /** Verification code, printed in and below the QR code. */
  readonly Code: string;
  /** 1 for the first document of a certificate, 2 for its first revision … */
  readonly Revision: number;
  readonly OrgName: LocalText;
  readonly BranchName: LocalText | null;
  readonly ServiceName: LocalText;
  /** Text after the service's name, e.g. its edition. */
  readonly NameExtra: LocalText | null;
  readonly Scope: LocalText;
  readonly Sites: readonly string[];
  readonly FirstIssueDate: string;
  readonly DecisionDate: string;
  readonly EffectiveDate: string;
  readonly RevisionDate: string;
  /** Null for statements, which apply to their date only. */
  readonly ExpiryDate: string | null;
  /** Title set by the service; if absent, the built-in one of its kind. */
  readonly Title?: LocalText;
  /**
   * The certification body's custom texts on the date of the revision, by key; if absent, the built-in ones.
   */
  readonly Texts?: Readonly<Record<string, Partial<LocalText>>>;
  readonly BodyName: LocalText;
  /**
   * The certification body's main colour on the date of the revision; absent in records from before it was
   * stored.
   */
  readonly Colour?: string;
  readonly SignatoryName: string;
  readonly SignatoryTitle: LocalText;
  readonly PublicUrl: string;
  /** Absent in records from before marks existed. */
  readonly Marks?: PrintedMarks;
  /** True for the demonstration signing authority; the page states this. */
  readonly IsDemo: boolean;
}
