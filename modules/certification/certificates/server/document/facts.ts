import type { LocalText } from '#platform/server/pdf/page-language.ts';

/** A picture as it was on the day of the revision: kept by its file and hash, whatever becomes of the mark. */
export interface PrintedMark {
  readonly FileKey: string;
  readonly Sha256: string;
  /** Pixels. */
  readonly Width: number;
  readonly Height: number;
  readonly Alt: LocalText;
}

export interface PrintedMarks {
  readonly Logo: PrintedMark | null;
  readonly Signature: (PrintedMark & { readonly Name: LocalText; readonly Title: LocalText }) | null;
  readonly Accreditations: readonly PrintedMark[];
}

/** The decision record a page is printed from. Dates are YYYY-MM-DD. */
export interface CertificateFacts {
  readonly Kind: 'CERTIFICATE' | 'STATEMENT';
  readonly CertificateNo: string;
  /** Verification code, in the QR code and beneath it. */
  readonly Code: string;
  /** 1 for the first document of a certificate, 2 for its first revision … */
  readonly Revision: number;
  readonly OrgName: LocalText;
  readonly BranchName: LocalText | null;
  readonly ServiceName: LocalText;
  /** What follows the service's name, e.g. its edition. */
  readonly NameExtra: LocalText | null;
  readonly Scope: LocalText;
  readonly Sites: readonly string[];
  readonly FirstIssueDate: string;
  readonly DecisionDate: string;
  readonly EffectiveDate: string;
  readonly RevisionDate: string;
  /** Null for statements: they are true at their date. */
  readonly ExpiryDate: string | null;
  /** The title that the service sets; absent: the built-in one of its kind. */
  readonly Title?: LocalText;
  /** The certification body's own texts on the day of the revision, by key; absent: the built-in ones. */
  readonly Texts?: Readonly<Record<string, Partial<LocalText>>>;
  readonly BodyName: LocalText;
  /** The certification body's main colour on the day of the revision; absent in records from before it was stored. */
  readonly Colour?: string;
  readonly SignatoryName: string;
  readonly SignatoryTitle: LocalText;
  readonly PublicUrl: string;
  /** Absent in records of before there were any. */
  readonly Marks?: PrintedMarks;
  /** True when the signing authority is the demonstration one: the page says so. */
  readonly IsDemo: boolean;
}
