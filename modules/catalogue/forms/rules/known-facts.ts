/**
 * Facts that the portal knows, with which an application starts where a question names one (`prefillFrom`): of a first
 * application those of registration and profile, of a later assessment the number of its certificate.
 */
import type { Json } from './json.ts';
import { textOf } from './json.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

export const KNOWN_FACTS = [
  'ORG_NAME_EN',
  'ORG_NAME_CHT',
  'ORG_NAME_CHS',
  'REGISTRATION_NO',
  'PERSON_NAME',
  'PERSON_EMAIL',
  'PERSON_PHONE',
  'CERTIFICATE_NO',
] as const;
export type KnownFact = (typeof KNOWN_FACTS)[number];

/**
 * Answers with which an application starts; facts that are not known leave their question empty. A question for yes or no is
 * answered with yes if the fact is known.
 */
export function answersFromFacts(
  form: Json,
  facts: Readonly<Partial<Record<KnownFact, string>>>,
): Record<string, string | boolean> {
  const found = formNodes(form).flatMap((node): [string, string | boolean][] => {
    const fact = KNOWN_FACTS.find((one) => one === textOf(node.Json.prefillFrom));
    const value = fact && facts[fact];
    if (!value || ownerOf(node)) return [];
    return [[nameOf(node), node.Json.type === 'boolean' ? true : value]];
  });
  return Object.fromEntries(found);
}
