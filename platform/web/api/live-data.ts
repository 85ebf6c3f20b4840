/**
 * What was read anew because somebody else changed something, with the keys of the rows that were told of; null where
 * they were too many to name. A list that is being read takes it in without moving.
 */
const told = new WeakMap<object, ReadonlySet<string> | null>();

export const keepTold = (data: object, keys: ReadonlySet<string> | null): void => void told.set(data, keys);

/** Undefined: the person asked for it. */
export const toldOf = (data: object): ReadonlySet<string> | null | undefined => told.get(data);
