/**
 * Types of the signing identity, with which certificates and other documents are signed as PDF: its
 * certificate, key and validity, and the settings it is loaded from.
 */
import type { Signer } from '@libpdf/core';

/** The settings used for signing. */
export interface SigningSettings {
  /** Path of a PKCS#12 file with the certification body's signing key and certificates. */
  readonly SIGNING_P12?: string | undefined;
  readonly SIGNING_P12_PASSWORD?: string | undefined;
  readonly DATA_DIR: string;
}

/** The signer: data for the PDF library and for display. */
export interface SigningIdentity {
  readonly signer: Signer;
  /** True for the demonstration authority created at first start, which no one outside trusts. */
  readonly isDemo: boolean;
  readonly subject: string;
  readonly issuer: string;
  /** SHA-256 of the certificate, lower-case hex. */
  readonly fingerprint: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}
