/**
 * Checks a certificate template before it is saved: its source, all sample certificates, both PDF standards,
 * required content and speed. A serious problem blocks saving.
 */
import { formatProblems, page, stoppedProblem } from '#modules/certification/certificates/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { sharedCompiler } from '#platform/server/pdf/shared-compiler.ts';
import type { SampleResult, TemplateProblem } from '../rules/contract.ts';
import { SAMPLES, type SampleName } from '../rules/samples.ts';
import { missingRequirements } from './missing-requirements.ts';
import type { PlaceholderName } from './placeholders.ts';
import { type SampleContext, sampleFacts } from './samples/sample-facts.ts';
import { staticProblems } from './static-problems.ts';

export type Findings = { Problems: TemplateProblem[]; Samples: SampleResult[] };
type TrialInput = {
  Source: string;
  setting: LanguageSetting;
  context: SampleContext;
  Pictures: readonly PictureBytes[];
  language: Language;
};

/** Maximum layout time per page; a slower template delays the certificates of all clients. */
const MS_PER_PAGE = 1500;

/** Tests a template with every sample against both standards; it may be saved if no problem is serious. */
export async function checkTemplate(tried: TrialInput): Promise<Findings> {
  const { Source, context, setting, language, Pictures } = tried;
  const known = Object.keys(page(sampleFacts('ORDINARY', context), setting)) as PlaceholderName[];
  const Problems = staticProblems(Source, known, language);
  const Samples: SampleResult[] = [];
  if (isBlocking(Problems)) return { Problems, Samples };
  try {
    for (const sample of SAMPLES) {
      const { result, problems } = await trySample(tried, sample);
      Samples.push(result);
      addNew(Problems, problems);
      // An error that prevents one sample usually prevents all, so one list of problems is enough.
      if (!result.IsPassed && result.Pages === 0) return { Problems, Samples };
    }
    if (!isBlocking(Problems)) {
      const [ordinary, long] = [sampleFacts('ORDINARY', context), sampleFacts('LONG', context)];
      addNew(Problems, await missingRequirements({ Source, ordinary, long, setting, Pictures, language }));
    }
  } catch (error) {
    addNew(Problems, [stoppedProblem(error, language)]);
  }
  return { Problems, Samples };
}

async function trySample({ Source, context, setting, language, Pictures }: TrialInput, sample: SampleName) {
  const Data = JSON.stringify(page(sampleFacts(sample, context), setting));
  const { Pages, Ms, Problems } = await sharedCompiler({ Do: 'TRY', Source, Data, Pictures });
  const problems = formatProblems(Problems, language).map((problem) => ({
    ...problem,
    Message: `${problem.Message} (${translate(`DESIGN_SAMPLE_${sample}`, language)})`,
  }));
  const log = (Message: string) => problems.push({ Line: 1, Column: 1, Message, Tone: 'danger' });
  if (Pages > 0 && Ms > MS_PER_PAGE * Pages)
    log(translate('DESIGN_PAGE_SLOW', language, { seconds: (Ms / Pages / 1000).toFixed(1) }));
  const result: SampleResult = { Sample: sample, Pages, Ms, IsPassed: Pages > 0 && !isBlocking(problems) };
  return { result, problems };
}

export const isBlocking = (problems: readonly TemplateProblem[]): boolean =>
  problems.some((problem) => problem.Tone === 'danger');

/** Reports the same problem at the same position once, for the first sample that shows it. */
function addNew(all: TemplateProblem[], more: readonly TemplateProblem[]): void {
  const bare = ({ Line, Column, Message }: TemplateProblem) =>
    `${Line}:${Column}:${Message.replace(/ \([^()]*\)$/, '')}`;
  const reported = new Set(all.map(bare));
  for (const problem of more) if (!reported.has(bare(problem))) all.push(problem);
}
