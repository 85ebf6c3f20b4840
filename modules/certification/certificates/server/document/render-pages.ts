/** Renders certificate pages as SVG for previews, with the template's problems. */
import type { TemplateProblem } from '#modules/certification/document-templates/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sharedCompiler } from '#platform/server/pdf/shared-compiler.ts';
import { defaultPageSource } from './default-page.ts';
import type { CertificateFacts } from './facts.ts';
import { formatProblems, stoppedProblem } from './format-problems.ts';
import { page } from './page.ts';

type RenderInput = {
  /** Null for the built-in page. */
  Source: string | null;
  facts: CertificateFacts;
  setting: LanguageSetting;
  Pictures: readonly PictureBytes[];
  /** Language of the problem messages. */
  language: Language;
};

/**
 * Returns pages as SVG. A compiler that stops is reported as a problem of the template, never as a failure
 * of the portal.
 */
export async function renderPages(
  input: RenderInput,
): Promise<{ Pages: string[]; Problems: TemplateProblem[] }> {
  const { Source, facts, setting, Pictures, language } = input;
  const Data = JSON.stringify(page(facts, setting));
  try {
    const { Svg, Problems } = await sharedCompiler({
      Do: 'DRAW',
      Source: Source ?? defaultPageSource(),
      Data,
      Pictures,
    });
    return { Pages: Svg, Problems: formatProblems(Problems, language) };
  } catch (error) {
    return { Pages: [], Problems: [stoppedProblem(error, language)] };
  }
}
