import { z } from 'zod';
import { zodFields } from '#platform/server/http/zod-fields.ts';
import { draftDefinition, type ServiceDefinition } from '../rules/definition.ts';
import { definitionProblems } from '../rules/definition-problems.ts';
import { serviceDefinition } from '../rules/finished-definition.ts';
import type { FoundFault } from './fault-finder.ts';

/** Whether it has the shape of a draft at all: what has not, nothing else can be said about. */
export const isDraftShaped = (definition: ServiceDefinition): boolean =>
  draftDefinition.safeParse(definition).success;

/**
 * What is missing, and what does not go together. The schema asks how parts go together only once each is right by
 * itself; who writes a draft wants to hear of both.
 */
export function shapeFaults(definition: ServiceDefinition): FoundFault[] {
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
