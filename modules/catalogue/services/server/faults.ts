import { modelFaults } from '#modules/catalogue/forms/server/model-faults.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Fault } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import type { Bench, FaultFinder, FoundFault } from './fault-finder.ts';
import { judgedOnce } from './judged-once.ts';
import { referenceFaults } from './reference-faults.ts';
import { isDraftShaped, shapeFaults } from './shape-faults.ts';

/** More than anybody reads; a form of nothing but faults must not answer with megabytes. */
const MOST = 500;

/** Each looks at its own part. The form is judged in its thread, once for the same definition. */
const finders: readonly FaultFinder[] = [judgedOnce(modelFaults), referenceFaults];

/** What modules above find in the parts of a definition that they work with. */
export const moreFaults = defineHook<{ bench: Bench; definition: ServiceDefinition }, FoundFault[]>(
  'services.faults',
);

/** Everything that keeps a draft from being published, with its place; an empty list lets it pass. */
export async function definitionFaults(
  bench: Bench,
  definition: ServiceDefinition,
  language: Language,
): Promise<Fault[]> {
  const found = shapeFaults(definition);
  if (isDraftShaped(definition)) {
    for (const find of finders) found.push(...(await find(bench, definition)));
    found.push(...(await moreFaults.run({ bench, definition })).flat());
  }
  return found.slice(0, MOST).map(({ Path, Code, Params }) => ({
    Path: Path.join('.'),
    Code,
    Message: translate(Code, language, Params),
  }));
}
