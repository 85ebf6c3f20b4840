import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sharedCompiler } from '#platform/server/pdf/shared-compiler.ts';
import { TemplateError } from '#platform/server/pdf/template-error.ts';
import type { CertificateFacts } from './facts.ts';
import { page } from './page.ts';
import { runInPageThread } from './run-in-page-thread.ts';

/** The inputs of a page besides its facts. */
export interface PageDesign {
  /** Of a template; null: the portal's own page. */
  readonly Source: string | null;
  readonly Pictures: readonly PictureBytes[];
}

export const DEFAULT_DESIGN: PageDesign = { Source: null, Pictures: [] };

export interface RenderedPage {
  readonly Pdf: Uint8Array;
  /** It passes PDF/UA-1 as well: of the portal's own page that is known. */
  readonly IsAccessible: boolean;
}

/** The unsigned page. */
export const renderPage = async (
  facts: CertificateFacts,
  setting: LanguageSetting,
  design: PageDesign,
): Promise<Uint8Array> => (await renderDesign(facts, setting, design)).Pdf;

/** The portal's own page is rendered in a thread; a custom template, which is user content, in a process. */
export async function renderDesign(
  facts: CertificateFacts,
  setting: LanguageSetting,
  { Source, Pictures }: PageDesign,
): Promise<RenderedPage> {
  if (Source === null)
    return { Pdf: await runInPageThread('renderCertificate', facts, setting, Pictures), IsAccessible: true };
  const Data = JSON.stringify(page(facts, setting));
  const { Pdf, Problems, IsAccessible } = await sharedCompiler({ Do: 'PRINT', Source, Data, Pictures });
  const broken = Problems.find((problem) => problem.IsError);
  if (Pdf === null || broken) throw new TemplateError(broken?.Message ?? 'no page');
  return { Pdf, IsAccessible };
}
