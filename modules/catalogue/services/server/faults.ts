import { externalFaults } from '#modules/applications/external-forms/server/external-faults.ts';
import { modelFaults } from '#modules/catalogue/forms/server/model-faults.ts';
import { templateFaults } from '#modules/certification/document-templates/server/template-faults.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Fault } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { judgedOnce } from './judged-once.ts';
import { referenceFaults } from './reference-faults.ts';
import { isDraftShaped, shapeFaults } from './shape-faults.ts';

/** What one part of the portal has to say about a definition: a place, a text key, and what the text names. */
export type FoundFault = {
  Path: (string | number)[];
  Code: string;
  Params?: Record<string, string | number>;
};
/** What judging looks at besides the definition; `db` is the transaction where there is one. */
export type Bench = { db: Queries; settings: Settings };
export type FaultFinder = (bench: Bench, definition: ServiceDefinition) => Promise<FoundFault[]>;

/** More than anybody reads; a form of nothing but faults must not answer with megabytes. */
const MOST = 500;

/** Each looks at its own part. The form is judged in its thread, once for the same definition. */
const finders: readonly FaultFinder[] = [
  judgedOnce(modelFaults),
  referenceFaults,
  templateFaults,
  externalFaults,
];

/** Everything that keeps a draft from being published, with its place; an empty list lets it pass. */
export async function definitionFaults(
  bench: Bench,
  definition: ServiceDefinition,
  language: Language,
): Promise<Fault[]> {
  const found = shapeFaults(definition);
  if (isDraftShaped(definition)) for (const find of finders) found.push(...(await find(bench, definition)));
  return found.slice(0, MOST).map(({ Path, Code, Params }) => ({
    Path: Path.join('.'),
    Code,
    Message: translate(Code, language, Params),
  }));
}
