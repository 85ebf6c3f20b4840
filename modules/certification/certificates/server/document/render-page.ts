/**
 * Renders the unsigned PDF of a certificate page: with the built-in template in a worker thread, with a
 * custom one, which is user content, in a separate process. A template error fails the rendering.
 */
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sharedCompiler } from '#platform/server/pdf/shared-compiler.ts';
import { TemplateError } from '#platform/server/pdf/template-error.ts';
import type { CertificateFacts } from './facts.ts';
import { page } from './page.ts';
import { runInPageThread } from './run-in-page-thread.ts';

/** Inputs of a certificate page besides its facts. */
export interface PageDesign {
  /** Source of a custom template; null for the built-in page. */
  readonly Source: string | null;
  readonly Pictures: readonly PictureBytes[];
}

export const DEFAULT_DESIGN: PageDesign = { Source: null, Pictures: [] };

export interface RenderedPage {
  readonly Pdf: Uint8Array;
  /** Whether it also conforms to PDF/UA-1, which is only known for the built-in page. */
  readonly IsAccessible: boolean;
}

/** Renders the unsigned page. */
export const renderPage = async (
  facts: CertificateFacts,
  setting: LanguageSetting,
  design: PageDesign,
): Promise<Uint8Array> => (await renderDesign(facts, setting, design)).Pdf;

/** Renders the built-in page in a thread; a custom template, which is user content, in a separate process. */
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
