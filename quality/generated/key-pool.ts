/**
 * Collects keys and other short values from the portal's responses, so that later generated calls refer to
 * existing records instead of invented keys.
 */

/** Maximum number of values per name; older ones are overwritten. */
const MAX_VALUES = 48;
const MAX_LENGTH = 120;
/**
 * Maximum number of entries read per object or list, because lists such as all translations would displace
 * everything else.
 */
const MAX_ENTRIES = 40;

/** Request field names that refer to a response field with another name. */
const ALIASES: Readonly<Record<string, string>> = {
  AssignedUserKey: 'UserKey',
  AssessorUserKey: 'UserKey',
  OwnerUserKey: 'UserKey',
  Attachment: 'FileKey',
  FileKeys: 'FileKey',
  Certificate: 'CertificateNo',
  From: 'VersionNo',
  To: 'VersionNo',
  Number: 'CertificateNo',
};

/** Values of earlier responses by field name, so that generated calls refer to existing records. */
export type KeyPool = {
  /** Collects every short text and number of a response. */
  note: (user: string | null, answer: unknown) => void;
  /** Returns a value seen under this name, mostly by the same user; undefined if there is none. */
  pick: (user: string | null, name: string, pick: number) => PoolValue | undefined;
  /** Number of values returned so far. */
  picked: () => number;
};
type PoolValue = string | number;
type PoolValues = Map<string, { list: PoolValue[]; next: number }>;

export function startKeyPool(): KeyPool {
  const all: PoolValues = new Map();
  const own = new Map<string | null, PoolValues>();
  const ofPerson = (user: string | null): PoolValues => {
    const values = own.get(user) ?? new Map();
    own.set(user, values);
    return values;
  };
  let selected = 0;
  const find = (user: string | null, name: string, pick: number): PoolValue | undefined => {
    // One key in twelve is deliberately of another kind.
    if (name.endsWith('Key') && pick % 12 === 0) return pickKey(all, pick);
    const foreign = () => pickValue(all, name, pick);
    return pick % 10 < 7 ? (pickValue(ofPerson(user), name, pick) ?? foreign()) : foreign();
  };
  return {
    picked: () => selected,
    note: (user, answer) => {
      for (const values of [all, ofPerson(user)]) addAnswer(values, answer, '');
    },
    pick: (user, name, pick) => {
      const found = find(user, name, pick);
      if (found !== undefined) selected += 1;
      return found;
    },
  };
}

function addValue(values: PoolValues, name: string, value: PoolValue): void {
  const found = values.get(name) ?? { list: [], next: 0 };
  values.set(name, found);
  if (found.list.includes(value)) return;
  found.list[found.next % MAX_VALUES] = value;
  found.next += 1;
}

function addAnswer(pool: PoolValues, value: unknown, name: string): void {
  if (typeof value === 'string' || typeof value === 'number') {
    if (name !== '' && String(value).length <= MAX_LENGTH) addValue(pool, name, value);
  } else if (Array.isArray(value)) {
    // A list can be sorted by the columns of its rows.
    if (name === 'Rows') for (const column of Object.keys(value[0] ?? {})) addValue(pool, 'Sort', column);
    for (const inner of value.slice(0, MAX_ENTRIES)) addAnswer(pool, inner, singular(name));
  } else if (typeof value === 'object' && value !== null)
    for (const [inner, found] of Object.entries(value).slice(0, MAX_ENTRIES)) addAnswer(pool, found, inner);
}

function pickValue(values: PoolValues, name: string, pick: number): PoolValue | undefined {
  const list = (values.get(ALIASES[name] ?? name) ?? values.get(singular(name)))?.list ?? [];
  return list[pick % Math.max(list.length, 1)];
}

function pickKey(values: PoolValues, pick: number): PoolValue | undefined {
  const names = [...values.keys()].filter((name) => name.endsWith('Key'));
  return pickValue(values, String(names[pick % Math.max(names.length, 1)]), pick);
}

const singular = (name: string): string => (name.endsWith('Keys') ? name.slice(0, -1) : name);
