import type { Fault } from '@assay/shared/service/contract.ts';
import { type ServiceDefinition, serviceDefinition } from '@assay/shared/service/definition.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Queries } from '../db/connect.ts';
import { externalFaults } from '../external-form/external-faults.ts';
import { templateFaults } from '../template/template-faults.ts';
import { modelFaults } from './form/model-faults.ts';

/** What one part of the portal has to say about a definition: a place, a text key, and what the text names. */
export type FoundFault = {
  Path: (string | number)[];
  Code: string;
  Params?: Record<string, string | number>;
};
export type FaultFinder = (db: Queries, definition: ServiceDefinition) => Promise<FoundFault[]>;

/** Each looks at its own part; the first one at the shape, without which the others have nothing to look at. */
const finders: readonly FaultFinder[] = [modelFaults, templateFaults, externalFaults];

/** Everything that keeps a draft from being published, with its place; an empty list lets it pass. */
export async function definitionFaults(
  db: Queries,
  definition: ServiceDefinition,
  language: Language,
): Promise<Fault[]> {
  const shape = serviceDefinition.safeParse(definition);
  const found = (shape.error?.issues ?? []).map(
    (issue): FoundFault => ({ Path: issue.path as (string | number)[], Code: issue.message }),
  );
  for (const find of finders) found.push(...(await find(db, definition)));
  return found.map(({ Path, Code, Params }) => ({
    Path: Path.join('.'),
    Code,
    Message: translate(Code, language, Params),
  }));
}
