import type { Fault } from '@assay/shared/service/contract.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Queries } from '../db/connect.ts';
import { externalFaults } from '../external-form/external-faults.ts';
import type { Settings } from '../settings.ts';
import { templateFaults } from '../template/template-faults.ts';
import { modelFaults } from './form/model-faults.ts';
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
