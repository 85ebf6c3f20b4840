import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { CertificateFacts, LanguageSetting } from '../certificate/document/facts.ts';
import type { Portal } from '../http/context.ts';

/** A place of a template's source and what is wrong there; Line and Column count from 1, null where there is none. */
export type TemplateProblem = {
  Line: number | null;
  Column: number | null;
  Message: string;
  Tone: 'error' | 'warning';
};

type Asked = {
  /** Decides which template prints the page: a draft's definition as well as a published one. */
  definition: ServiceDefinition;
  facts: CertificateFacts;
  language: LanguageSetting;
};

/** The pages of a certificate as SVG, one per page, as they would be printed. Nothing is kept. */
export async function previewPages(
  _portal: Portal,
  _asked: Asked,
): Promise<{ Pages: string[]; Problems: TemplateProblem[] }> {
  return { Pages: [], Problems: [] };
}
