import { finishedShape } from './definition.ts';
import { definitionProblems } from './definition-problems.ts';

/** Schema of a service definition that may be published: complete and consistent. */
export const serviceDefinition = finishedShape.superRefine((definition, context) => {
  for (const { Path, Message } of definitionProblems(definition)) {
    context.addIssue({ code: 'custom', path: Path, message: Message });
  }
});
