/**
 * Replaces a method of the form engine that its types keep to themselves. A version of the engine without the method ends the
 * start: what it was replaced for would silently stop working.
 *
 * @param make gets the method as it was
 */
export function replaceMethod<This extends object, Asked extends unknown[], Answer>(
  prototype: object,
  name: string,
  make: (before: (this: This, ...asked: Asked) => Answer) => (this: This, ...asked: Asked) => Answer,
): void {
  const before = Reflect.get(prototype, name);
  if (typeof before !== 'function')
    throw new Error(`The form engine no longer has ${name}: find its replacement.`);
  Reflect.set(prototype, name, make(before));
}
