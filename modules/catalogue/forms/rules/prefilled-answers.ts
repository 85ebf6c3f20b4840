import type { Json } from './json.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * The last assessment's answers that the next one begins with: not those of questions that are to be answered anew.
 * Answers that the form does not know (any more) are for its check to drop.
 */
export function prefilledAnswers(form: Json, last: Answers): Record<string, unknown> {
  const anew = new Set(
    formNodes(form)
      .filter((node) => node.Json.prefill === false && !ownerOf(node))
      .map(nameOf),
  );
  return Object.fromEntries(
    Object.entries(last).filter(([name]) => !anew.has(name) && !anew.has(name.replace(/-Comment$/, ''))),
  );
}
