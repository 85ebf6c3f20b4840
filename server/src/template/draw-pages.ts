import type { TemplateProblem } from '@assay/shared/template/contract.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { CertificateFacts, LanguageSetting } from '../certificate/document/facts.ts';
import { page } from '../certificate/document/page.ts';
import type { PictureBytes } from '../certificate/document/picture-bytes.ts';
import { askCompiler } from '../certificate/document/process/ask-compiler.ts';
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
    const { Svg, Problems } = await askCompiler({ Do: 'DRAW', Source, Data, Pictures });
    return { Pages: Svg, Problems: saidProblems(Problems, language) };
  } catch (error) {
    return { Pages: [], Problems: [stoppedProblem(error, language)] };
  }
}
