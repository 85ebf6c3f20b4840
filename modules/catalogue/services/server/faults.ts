/**
 * Finds everything that prevents a service draft from being published: gaps, inconsistencies, unknown
 * industries or stages, form faults and faults reported by other modules.
 */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { defineHook } from '#platform/server/hooks.ts';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import type { Fault } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { draftDefinition } from '../rules/definition.ts';
import { definitionProblems } from '../rules/definition-problems.ts';
import { serviceDefinition } from '../rules/finished-definition.ts';
import type { Step } from '../rules/steps.ts';
import { fingerprint } from './canonical.ts';
import type { FaultContext, FaultFinder, FoundFault } from './fault-finder.ts';
import { modelFaults } from './model-faults.ts';

/** Whether the definition has the shape of a draft; if not, no other check can run. */
const isDraftShaped = (definition: ServiceDefinition): boolean =>
  draftDefinition.safeParse(definition).success;

/**
 * Finds missing and inconsistent parts. The schema checks consistency only once each part is valid, but the
 * author of a draft needs both results.
 */
function shapeFaults(definition: ServiceDefinition): FoundFault[] {
  const { error } = serviceDefinition.safeParse(definition, { reportInput: true });
  const issues = error?.issues ?? [];
  const own = issues.flatMap((issue) => zodFields(new z.ZodError([issue])));
  const found = own.map(
    ({ Field, Code, Params }): FoundFault => ({ Path: Field.split('.'), Code, ...(Params && { Params }) }),
  );
  const places = new Set(found.map(({ Path }) => Path.join('.')));
  const together = definitionProblems(definition).filter(({ Path }) => !places.has(Path.join('.')));
  return [...found, ...together.map(({ Path, Message }) => ({ Path, Code: Message }))];
}

/**
 * Checks that industries and stages of a definition exist in the reference lists. Retired entries remain
 * valid.
 */
const referenceFaults: FaultFinder = async ({ db }, { Industries, Stages }) => {
  const chosen = Object.entries(Stages) as [Step, { StageKey: string }][];
  const industries = await db
    .selectFrom('Industry')
    .select('Code')
    .where('Code', '=', (eb) => eb.fn.any(eb.val([...Industries])))
    .execute();
  const stages = await db
    .selectFrom('Stage')
    .select(['StageKey', 'Step'])
    .where('StageKey', '=', (eb) => eb.fn.any(eb.val(chosen.map(([, { StageKey }]) => StageKey))))
    .execute();
  const known = new Set(industries.map(({ Code }) => Code));
  return [
    ...Industries.flatMap((Code, at): FoundFault[] =>
      known.has(Code)
        ? []
        : [{ Path: ['Industries', at], Code: 'ERR_SERVICE_INDUSTRY', Params: { code: Code } }],
    ),
    ...chosen
      .filter(
        ([step, { StageKey }]) => !stages.some((stage) => stage.StageKey === StageKey && stage.Step === step),
      )
      .map(([step]): FoundFault => ({ Path: ['Stages', step], Code: 'ERR_SERVICE_STAGE' })),
  ];
};

const CACHE_SIZE = 32;
/** Long enough for a publication, but short, so that a fault caused by a failing thread does not persist. */
const CACHE_TTL_MS = 60_000;

/**
 * Caches a finder's result per definition. For finders that depend on nothing else and for which a locking
 * transaction must not wait: a caller that ran the finder earlier gets the cached result.
 */
function withFaultCache(find: FaultFinder): FaultFinder {
  const known = new LRUCache<string, Promise<FoundFault[]>>({ max: CACHE_SIZE, ttl: CACHE_TTL_MS });
  return (bench, definition: ServiceDefinition) => {
    const key = fingerprint(definition);
    const before = known.get(key);
    if (before) return before;
    const found = find(bench, definition);
    known.set(key, found);
    found.catch(() => known.peek(key) === found && known.delete(key));
    return found;
  };
}

/** More than anyone reads; limits the response size for a form full of faults. */
const MAX_FAULTS = 500;

/** Each checks its own part. The form is validated in a worker thread, once per definition. */
const finders: readonly FaultFinder[] = [withFaultCache(modelFaults), referenceFaults];

/** Hook for dependent modules to report faults in the parts of a definition that they use. */
export const additionalFaults = defineHook<
  { bench: FaultContext; definition: ServiceDefinition },
  FoundFault[]
>('services.faults');

/** Every fault that prevents publication, with its path; an empty list permits publication. */
export async function definitionFaults(
  bench: FaultContext,
  definition: ServiceDefinition,
  language: Language,
): Promise<Fault[]> {
  const found = shapeFaults(definition);
  if (isDraftShaped(definition)) {
    for (const find of finders) found.push(...(await find(bench, definition)));
    found.push(...(await additionalFaults.run({ bench, definition })).flat());
  }
  return found.slice(0, MAX_FAULTS).map(({ Path, Code, Params }) => ({
    Path: Path.join('.'),
    Code,
    Message: translate(Code, language, Params),
  }));
}
