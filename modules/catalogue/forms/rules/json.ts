/** A part of a form as it stands in its JSON: whatever it may hold, nothing is known of it yet. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where something stands in a form, from its top: `['pages', 0, 'elements', 2]`. */
export type JsonPath = readonly (string | number)[];
