/**
 * Replaces a form engine method that its types do not expose. Throws at start-up if the engine version lacks
 * the method, because the replacement would otherwise silently stop working. `make` receives the original
 * method.
 */
export function replaceMethod<This extends object, Asked extends unknown[], Answer>(
  prototype: object,
  name: string,
  make: (before: (this: This, ...args: Asked) => Answer) => (this: This, ...args: Asked) => Answer,
): void {
  const before = Reflect.get(prototype, name);
  if (typeof before !== 'function')
    throw new Error(`The form engine no longer has ${name}: find its replacement.`);
  Reflect.set(prototype, name, make(before));
}
