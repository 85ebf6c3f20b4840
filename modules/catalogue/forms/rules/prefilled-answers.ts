import type { Json } from './json.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns the answers of the last application that prefill the next one, without questions that must be
 * answered again. Validation drops answers that the form no longer has.
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
