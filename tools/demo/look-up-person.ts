import type { SignedIn } from '#platform/server/http/context.ts';

/** A person of the demo by the first part of the e-mail address. */
export function lookUpPerson(people: Map<string, SignedIn>, name: string): SignedIn {
  const person = people.get(`${name}@demo.test`);
  if (!person) throw new Error(`nobody in the demo is called ${name}`);
  return person;
}
