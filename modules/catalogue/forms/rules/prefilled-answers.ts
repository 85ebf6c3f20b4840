import type { Json } from './json.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Answers of the last assessment that prefill the next one: not those of questions that have to be answered again. Answers that
 * the form does not know (any more) are dropped by its validation.
 */
export function prefilledAnswers(form: Json, last: Answers): Record<string, unknown> {
  const updated = new Set(
    formNodes(form)
      .filter((node) => node.Json.prefill === false && !ownerOf(node))
      .map(nameOf),
  );
  return Object.fromEntries(
    Object.entries(last).filter(
      ([name]) => !updated.has(name) && !updated.has(name.replace(/-Comment$/, '')),
    ),
  );
}
