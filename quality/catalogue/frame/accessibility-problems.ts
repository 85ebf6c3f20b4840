/**
 * Checks an element of a component test with axe against WCAG 2.2 AA and axe's best practices, and returns
 * one line per violation.
 */
import axe, { type NodeResult } from 'axe-core';
import { AXE_OPTIONS, AXE_RULES } from '#quality/support/axe-options.ts';

/** Returns axe's violations in an element, one line each. `without` names rules that do not apply. */
export async function accessibilityProblems(
  element: Element,
  without: readonly string[] = [],
): Promise<string[]> {
  const { violations } = await axe.run(element, {
    ...AXE_OPTIONS,
    runOnly: { type: 'tag', values: AXE_RULES },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(placeOf).join('; ')}`);
}

const placeOf = ({ target, failureSummary }: NodeResult): string =>
  `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`;
