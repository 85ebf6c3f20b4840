import type { TemplateProblem } from '#modules/certification/document-templates/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { askCompiler } from '#platform/server/pdf/ask-compiler.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import type { CertificateFacts } from './facts.ts';
import { ownPageSource } from './own-page.ts';
import { page } from './page.ts';
import { saidProblems, stoppedProblem } from './said-problems.ts';

type Asked = {
  /** Null: the portal's own page. */
  Source: string | null;
  facts: CertificateFacts;
  setting: LanguageSetting;
  Pictures: readonly PictureBytes[];
  /** Of the person who reads the problems. */
  language: Language;
};

/** Pages as SVG. What stops the compiler is a problem of the template, never a failure of the portal. */
export async function drawPages(asked: Asked): Promise<{ Pages: string[]; Problems: TemplateProblem[] }> {
  const { Source, facts, setting, Pictures, language } = asked;
  const Data = JSON.stringify(page(facts, setting));
  try {
    const { Svg, Problems } = await askCompiler({
      Do: 'DRAW',
      Source: Source ?? ownPageSource(),
      Data,
      Pictures,
    });
    return { Pages: Svg, Problems: saidProblems(Problems, language) };
  } catch (error) {
    return { Pages: [], Problems: [stoppedProblem(error, language)] };
  }
}
