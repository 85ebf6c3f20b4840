/**
 * What was reloaded because another user changed something, with the keys of the announced rows; null where there were too many
 * to list. A list on screen takes it in without moving.
 */
const told = new WeakMap<object, ReadonlySet<string> | null>();

export const keepTold = (data: object, keys: ReadonlySet<string> | null): void => void told.set(data, keys);

/** Undefined: the person asked for it. */
export const toldOf = (data: object): ReadonlySet<string> | null | undefined => told.get(data);
