/**
 * Facts about the client and its organisation that the portal knows from registration and profile, with which
 * a first application starts where a question names one (`prefillFrom`).
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
] as const;
export type KnownFact = (typeof KNOWN_FACTS)[number];

/** Answers with which a first application starts; facts that are not known leave their question empty. */
export function answersFromFacts(
  form: Json,
  facts: Readonly<Record<KnownFact, string>>,
): Record<string, string> {
  const found = formNodes(form).flatMap((node): [string, string][] => {
    const fact = KNOWN_FACTS.find((one) => one === textOf(node.Json.prefillFrom));
    return fact && facts[fact] && !ownerOf(node) ? [[nameOf(node), facts[fact]]] : [];
  });
  return Object.fromEntries(found);
}
