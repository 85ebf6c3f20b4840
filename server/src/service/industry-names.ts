import type { Localized } from '@assay/shared/contract/shapes.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';

export type Industry = { Code: string; Name: Localized };

/**
 * The industries that applications for a service can have: those it is meant for, and whatever else its form lets
 * applicants choose. Named as the form names them; a code without a name stands for itself.
 */
export function industriesOf(definition: ServiceDefinition): Industry[] {
  const names = choiceTexts(definition.Form, definition.IndustryQuestion);
  return [...new Set([...definition.Industries, ...names.keys()])].map((Code) => ({
    Code,
    Name: nameOf(Code, names.get(Code)),
  }));
}

function choiceTexts(form: unknown, question: string | undefined): Map<string, unknown> {
  const found = question === undefined ? null : findQuestion(form, question);
  const choices = Array.isArray(found?.choices) ? (found.choices as unknown[]) : [];
  return new Map(choices.filter(isRecord).map((choice) => [String(choice.value), choice.text]));
}

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

/** The form engine's own language codes; `default` is English. */
function nameOf(code: string, text: unknown): Localized {
  if (typeof text === 'string') return { EN: text, CHT: '', CHS: '' };
  if (!isRecord(text)) return { EN: code, CHT: '', CHS: '' };
  const of = (...names: string[]) =>
    String(names.map((name) => text[name]).find((one) => typeof one === 'string') ?? '');
  return { EN: of('default', 'en') || code, CHT: of('zh-tw', 'zh-hk'), CHS: of('zh-cn', 'zh') };
}
