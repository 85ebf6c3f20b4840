/**
 * Types and safe readers for unvalidated form JSON: an object, a list or a text at a place, and the path of
 * a part.
 */

/** A part of a form's JSON, with any content, not validated. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of a part from the form's root: `['pages', 0, 'elements', 2]`. */
export type JsonPath = readonly (string | number)[];
