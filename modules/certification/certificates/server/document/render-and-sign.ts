/**
 * Renders a certificate page and signs it as a PDF with the portal's signing identity, with a time stamp if
 * requested; returns the finished file and its hash.
 */
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { type SignatureFacts, signWithLevel } from '#platform/server/signing/sign-pdf.ts';
import type { SignatureLevel } from '#platform/server/signing/signature-level.ts';
import type { CertificateFacts } from './facts.ts';
import { DEFAULT_DESIGN, type PageDesign, renderDesign } from './render-page.ts';

export interface RenderedAndSigned {
  readonly pdf: Uint8Array;
  /** Hash that identifies the finished file. */
  readonly sha256: string;
  /** Size in bytes of the unsigned page, with which the file begins. */
  readonly pageSize: number;
  readonly level: SignatureLevel;
}

/** Returns the finished file. `at` is the time of signing. */
export async function renderAndSign(
  facts: CertificateFacts,
  setting: LanguageSetting,
  identity: SigningIdentity,
  signature: Pick<SignatureFacts, 'at' | 'timestampUrl'>,
  design: PageDesign = DEFAULT_DESIGN,
): Promise<RenderedAndSigned> {
  // The demo notice on the page follows the actual signing authority, whatever the caller passed.
  const rendered = await renderDesign({ ...facts, IsDemo: identity.isDemo }, setting, design);
  const name = facts.BodyName.EN || facts.BodyName.CHT || facts.BodyName.CHS;
  const { pdf, level } = await signWithLevel(rendered.Pdf, identity, {
    ...signature,
    reason: `${facts.CertificateNo} R${facts.Revision}`,
    location: facts.PublicUrl,
    name,
    isAccessible: rendered.IsAccessible,
  });
  return { pdf, sha256: sha256(pdf), pageSize: rendered.Pdf.byteLength, level };
}
