import { askPageThread } from './ask-page-thread.ts';
import type { CertificateFacts, LanguageSetting } from './facts.ts';
import { page } from './page.ts';
import type { PictureBytes } from './picture-bytes.ts';
import { askCompiler } from './process/ask-compiler.ts';
import { TemplateBroken } from './template-broken.ts';

/** What a page is made with beside its facts. */
export interface PageDesign {
  /** Of a template; null: the portal's own page. */
  readonly Source: string | null;
  readonly Pictures: readonly PictureBytes[];
}

export const OWN_DESIGN: PageDesign = { Source: null, Pictures: [] };

/** The unsigned page. The portal's own is made in a thread; a template, which somebody wrote, in a process. */
export async function renderPage(
  facts: CertificateFacts,
  setting: LanguageSetting,
  { Source, Pictures }: PageDesign,
): Promise<Uint8Array> {
  if (Source === null) return askPageThread('renderCertificate', facts, setting, Pictures);
  const Data = JSON.stringify(page(facts, setting));
  const { Pdf, Problems } = await askCompiler({ Do: 'PRINT', Source, Data, Pictures });
  const broken = Problems.find((problem) => problem.IsError);
  if (Pdf === null || broken) throw new TemplateBroken(broken?.Message ?? 'no page');
  return Pdf;
}
