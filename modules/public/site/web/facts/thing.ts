/** A machine-readable entity in the schema.org vocabulary. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;
