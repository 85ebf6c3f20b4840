/** Runs every check of a draft form and returns the faults that prevent publication. */
import { isJson, type JsonPath } from '../rules/json.ts';
import { formNodes } from '../rules/walk.ts';
import type { FormFault } from './faults/fault.ts';
import { findChoices } from './faults/find-choices.ts';
import { findCircles } from './faults/find-circular-conditions.ts';
import { findExpressions } from './faults/find-expressions.ts';
import { findForbidden } from './faults/find-forbidden.ts';
import { findNames } from './faults/find-names.ts';
import { findPatterns } from './faults/find-patterns.ts';
import { findReferences, type Naming } from './faults/find-references.ts';
import { findSize } from './faults/find-size.ts';
import { findStructure } from './faults/find-structure.ts';
import { findTexts } from './faults/find-texts.ts';
import { findColumns } from './faults/find-unique-columns.ts';
import { findTypes, findUnknown } from './faults/find-unknown.ts';
import { findValues } from './faults/find-values.ts';
import { partsOf } from './faults/parts.ts';

/** Maximum number of faults returned; more than anyone reads at once. */
const MAX_FAULTS = 500;

const inForm = (fault: FormFault): FormFault => ({ ...fault, Path: ['Form', ...fault.Path] });

/** Sorts faults by path, in the order of the form. */
function comparePaths(one: JsonPath, other: JsonPath): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [a, b] = [one[at], other[at]];
    if (a === b) continue;
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return 0;
  }
  return one.length - other.length;
}

/**
 * Returns every fault that prevents publication, with its path in the service's definition. Takes any JSON,
 * never throws and always ends quickly: input that could harm the engine is rejected before the engine sees
 * it.
 */
export function formFaults(form: unknown, naming: Naming): FormFault[] {
  if (!isJson(form)) return [{ Path: ['Form'], Code: 'ERR_FORM_SHAPE' }];
  const size = findSize(form);
  if (size.length > 0) return size.map(inForm);
  const nodes = formNodes(form);
  const structure = findStructure(form, nodes);
  const parts = partsOf(form);
  const own = [...structure, ...findForbidden(form), ...findTypes(nodes, parts), ...findValues(parts)];
  const isHarmless = own.every(({ Code }) =>
    ['ERR_FORM_PAGE_EMPTY', 'ERR_FORM_GROUP_EMPTY', 'ERR_FORM_TABLE_EMPTY', 'ERR_FORM_MIN_MAX'].includes(
      Code,
    ),
  );
  const circles = findCircles(parts);
  const found = [
    ...own,
    ...findNames(nodes),
    ...findTexts(parts),
    ...findChoices(nodes),
    ...findColumns(nodes),
    ...findExpressions(form, nodes, parts),
    ...circles,
    ...findPatterns(parts),
    ...(isHarmless && circles.length === 0 ? findUnknown(form) : []),
  ];
  const inOrder = found.toSorted((one, other) => comparePaths(one.Path, other.Path));
  return [...inOrder.map(inForm), ...findReferences(nodes, naming)].slice(0, MAX_FAULTS);
}
