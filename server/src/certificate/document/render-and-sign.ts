import type { SigningIdentity } from '../signing/identity.ts';
import { sha256 } from '../signing/sha256.ts';
import { type SignatureFacts, signPdf } from '../signing/sign-pdf.ts';
import type { CertificateFacts, LanguageSetting } from './facts.ts';
import { OWN_DESIGN, type PageDesign, renderPage } from './render-page.ts';

/** The finished file and the hash it is recognised by. `at` is the moment of signing. */
export async function renderAndSign(
  facts: CertificateFacts,
  setting: LanguageSetting,
  identity: SigningIdentity,
  signature: Pick<SignatureFacts, 'at' | 'timestampUrl' | 'level'>,
  design: PageDesign = OWN_DESIGN,
): Promise<{ pdf: Uint8Array; sha256: string }> {
  // What the page says about the authority is what the authority is, whatever the caller thought.
  const page = await renderPage({ ...facts, IsDemo: identity.isDemo }, setting, design);
  const name = facts.BodyName.EN || facts.BodyName.CHT || facts.BodyName.CHS;
  const pdf = await signPdf(page, identity, {
    ...signature,
    reason: `${facts.CertificateNo} R${facts.Revision}`,
    location: facts.PublicUrl,
    name,
  });
  return { pdf, sha256: sha256(pdf) };
}
