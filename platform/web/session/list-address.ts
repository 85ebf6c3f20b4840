/**
 * Remembers, per list screen, the address with the filters that were last open in this tab, so that the way
 * back from a record leads to the same rows.
 */
export function rememberList(path: string, search: string): void {
  addresses.set(path, `${path}${search}`);
}

/** The address with the filters last open, for a link to a list without its own; otherwise unchanged. */
export const listAddress = (href: string): string => addresses.get(href) ?? href;

/** For the next person in this tab. */
export const forgetLists = (): void => addresses.clear();

const addresses = new Map<string, string>();
