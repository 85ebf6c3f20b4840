/** Something that is said to machines, in the words of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;
