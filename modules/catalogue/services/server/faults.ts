import { z } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { createLruCache } from '#platform/server/create-lru-cache.ts';
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

/** Whether it has the shape of a draft at all: what has not, nothing else can be said about. */
const isDraftShaped = (definition: ServiceDefinition): boolean =>
  draftDefinition.safeParse(definition).success;

/**
 * Missing and inconsistent parts. The schema checks consistency only once each part is valid by itself; an author of a draft
 * needs both results.
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

/** Codes and stages that a definition names have to be in the configured lists. Retired entries remain valid. */
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
/** Long enough for a publication; a judgement that only failed because the thread did is not believed for long. */
const CACHE_TTL_MS = 60_000;

type CachedFaults = { until: number; found: Promise<FoundFault[]> };

/**
 * Caches a finder's result for a definition. For finders that depend on nothing else, and that a transaction with a lock must
 * not wait for: a caller that ran it beforehand finds the result in the cache.
 */
function withFaultCache(find: FaultFinder): FaultFinder {
  const known = createLruCache<CachedFaults>(CACHE_SIZE);
  return (bench, definition: ServiceDefinition) => {
    const key = fingerprint(definition);
    const before = known.of(key);
    const judged =
      before && before.until > Date.now()
        ? before
        : { until: Date.now() + CACHE_TTL_MS, found: find(bench, definition) };
    known.keep(key, judged);
    judged.found.catch(() => known.of(key) === judged && known.drop(key));
    return judged.found;
  };
}

/** More than anybody reads; a form of nothing but faults must not answer with megabytes. */
const MAX_FAULTS = 500;

/** Each checks its own part. The form is validated in its thread, once for the same definition. */
const finders: readonly FaultFinder[] = [withFaultCache(modelFaults), referenceFaults];

/** What modules above find in the parts of a definition that they work with. */
export const additionalFaults = defineHook<
  { bench: FaultContext; definition: ServiceDefinition },
  FoundFault[]
>('services.faults');

/** Everything that keeps a draft from being published, with its place; an empty list lets it pass. */
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
