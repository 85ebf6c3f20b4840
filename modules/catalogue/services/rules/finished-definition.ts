import { finishedShape } from './definition.ts';
import { definitionProblems } from './definition-problems.ts';

/** A definition that may be published: of the right shape, with parts that go together. */
export const serviceDefinition = finishedShape.superRefine((definition, context) => {
  for (const { Path, Message } of definitionProblems(definition)) {
    context.addIssue({ code: 'custom', path: Path, message: Message });
  }
});
