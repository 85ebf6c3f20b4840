/**
 * Names of industries by code, including retired ones because existing references keep their name, and the
 * industries that applications for a service can have.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

export type Industry = { Code: string; Name: Localized };
export type IndustryNames = ReadonlyMap<string, Localized>;

/**
 * Returns the configured names of industries, including retired ones, because existing references keep their
 * name.
 */
export async function industryNames(db: Queries): Promise<IndustryNames> {
  const rows = await db.selectFrom('Industry').select(['Code', 'Name']).execute();
  return new Map(rows.map(({ Code, Name }) => [Code, Name]));
}

/** An unknown code is shown as the name. */
export const namedIndustry = (names: IndustryNames, Code: string): Industry => ({
  Code,
  Name: names.get(Code) ?? { EN: Code, CHT: '', CHS: '' },
});

/**
 * Industries that applications for a service can have: the service's own, and any others that its form
 * offers.
 */
export function industryCodes({ Industries, Form, IndustryQuestion }: ServiceDefinition): string[] {
  const found = IndustryQuestion === undefined ? null : findQuestion(Form, IndustryQuestion);
  const choices = Array.isArray(found?.choices) ? (found.choices as unknown[]) : [];
  const offered = choices.map((choice) => String(isRecord(choice) ? choice.value : choice));
  return [...new Set([...Industries, ...offered])];
}

export const industriesOf = (definition: ServiceDefinition, names: IndustryNames): Industry[] =>
  industryCodes(definition).map((code) => namedIndustry(names, code));

function findQuestion(node: unknown, name: string): Record<string, unknown> | null {
  if (Array.isArray(node)) {
    for (const child of node) {
      const found = findQuestion(child, name);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(node)) return null;
  if (node.name === name && node.choices !== undefined) return node;
  return findQuestion(node.pages, name) ?? findQuestion(node.elements, name);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
