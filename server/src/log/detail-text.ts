/** A log row's details on one line: `Email: name@example.com · Reason: PASSWORD`. */
export function detailText(detail: Record<string, unknown> | null): string | null {
  const parts = Object.entries(detail ?? {}).map(([name, value]) => `${name}: ${plain(value)}`);
  return parts.length > 0 ? parts.join(' · ') : null;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
