type Detail = Record<string, unknown>;

/**
 * A log row's details on one line: `Email: name@example.com · Reason: PASSWORD`. Of a change only what changed is
 * said: `Roles: FINANCE → FINANCE, IT`.
 */
export function detailText(detail: Detail | null): string | null {
  const { Before, After, ...rest } = detail ?? {};
  const parts = Object.entries(flat(rest)).map(([name, value]) => `${name}: ${plain(value)}`);
  if (Before !== undefined || After !== undefined) parts.push(...changes(Before, After));
  return parts.length > 0 ? parts.join(' · ') : null;
}

function changes(before: unknown, after: unknown): string[] {
  if (!isRecord(before) && !isRecord(after)) return [`${plain(before)} → ${plain(after)}`];
  const [old, fresh] = [flat(isRecord(before) ? before : {}), flat(isRecord(after) ? after : {})];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((name) => plain(old[name]) !== plain(fresh[name]))
    .map((name) => `${name}: ${plain(old[name])} → ${plain(fresh[name])}`);
}

/** `{ OrgName: { EN: 'A' } }` as `{ 'OrgName.EN': 'A' }`. */
const flat = (record: Detail): Detail =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isRecord(value)
        ? Object.entries(flat(value)).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  );

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ');
  if (isRecord(value)) return Object.values(value).map(plain).join(' ');
  return String(value);
}
