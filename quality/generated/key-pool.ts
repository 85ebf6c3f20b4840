/** Collects keys and other short values from responses, so that generated calls refer to existing records. */

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
  note: (who: string | null, answer: unknown) => void;
  /** Returns a value seen under this name, mostly by the same user; undefined if there is none. */
  pick: (who: string | null, name: string, pick: number) => PoolValue | undefined;
  /** Number of values returned so far. */
  picked: () => number;
};
type PoolValue = string | number;
type PoolValues = Map<string, { list: PoolValue[]; next: number }>;

export function startKeyPool(): KeyPool {
  const all: PoolValues = new Map();
  const own = new Map<string | null, PoolValues>();
  const ofPerson = (who: string | null): PoolValues => {
    const words = own.get(who) ?? new Map();
    own.set(who, words);
    return words;
  };
  let selected = 0;
  const find = (who: string | null, name: string, pick: number): PoolValue | undefined => {
    // One key in twelve is deliberately of another kind.
    if (name.endsWith('Key') && pick % 12 === 0) return pickKey(all, pick);
    const foreign = () => pickWord(all, name, pick);
    return pick % 10 < 7 ? (pickWord(ofPerson(who), name, pick) ?? foreign()) : foreign();
  };
  return {
    picked: () => selected,
    note: (who, answer) => {
      for (const words of [all, ofPerson(who)]) addAnswer(words, answer, '');
    },
    pick: (who, name, pick) => {
      const found = find(who, name, pick);
      if (found !== undefined) selected += 1;
      return found;
    },
  };
}

function addWord(words: PoolValues, name: string, word: PoolValue): void {
  const found = words.get(name) ?? { list: [], next: 0 };
  words.set(name, found);
  if (found.list.includes(word)) return;
  found.list[found.next % MAX_VALUES] = word;
  found.next += 1;
}

function addAnswer(words: PoolValues, value: unknown, name: string): void {
  if (typeof value === 'string' || typeof value === 'number') {
    if (name !== '' && String(value).length <= MAX_LENGTH) addWord(words, name, value);
  } else if (Array.isArray(value)) {
    // A list can be sorted by the columns of its rows.
    if (name === 'Rows') for (const column of Object.keys(value[0] ?? {})) addWord(words, 'Sort', column);
    for (const inner of value.slice(0, MAX_ENTRIES)) addAnswer(words, inner, singular(name));
  } else if (typeof value === 'object' && value !== null)
    for (const [inner, found] of Object.entries(value).slice(0, MAX_ENTRIES)) addAnswer(words, found, inner);
}

function pickWord(words: PoolValues, name: string, pick: number): PoolValue | undefined {
  const list = (words.get(ALIASES[name] ?? name) ?? words.get(singular(name)))?.list ?? [];
  return list[pick % Math.max(list.length, 1)];
}

function pickKey(words: PoolValues, pick: number): PoolValue | undefined {
  const names = [...words.keys()].filter((name) => name.endsWith('Key'));
  return pickWord(words, String(names[pick % Math.max(names.length, 1)]), pick);
}

const singular = (name: string): string => (name.endsWith('Keys') ? name.slice(0, -1) : name);
