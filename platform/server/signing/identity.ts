import type { Signer } from '@libpdf/core';

/** The settings this part reads. */
export interface SigningSettings {
  /** Path of a PKCS#12 file with the certification body's signing key and certificates. */
  readonly SIGNING_P12?: string | undefined;
  readonly SIGNING_P12_PASSWORD?: string | undefined;
  readonly DATA_DIR: string;
}

/** The signer: what the PDF library needs, and what is shown to people. */
export interface SigningIdentity {
  readonly signer: Signer;
  /** True for the authority created at first start: no one outside trusts it. */
  readonly isDemo: boolean;
  readonly subject: string;
  readonly issuer: string;
  /** SHA-256 of the certificate, lower-case hex. */
  readonly fingerprint: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}
