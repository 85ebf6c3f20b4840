/** The inbox with its filters as they are, and a conversation open beside them. */
export function inboxAddress(search: Readonly<Record<string, string>>, key: string | undefined): string {
  const { key: _, ...filters } = search;
  const text = new URLSearchParams({ ...filters, ...(key && { key }) }).toString();
  return `/inbox${text && `?${text}`}`;
}
