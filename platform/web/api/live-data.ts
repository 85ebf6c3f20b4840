/**
 * Remembers which cached list data was reloaded because of another user's change, and for which rows, so
 * that the list on screen merges it without moving rows.
 */

/**
 * Data reloaded because another user changed something, with the keys of the announced rows; null if there
 * were too many to list. A list on screen merges it without moving rows.
 */
const changes = new WeakMap<object, ReadonlySet<string> | null>();

export const recordLiveChange = (data: object, keys: ReadonlySet<string> | null): void =>
  void changes.set(data, keys);

/** Undefined: the user requested the data. */
export const liveChangeOf = (data: object): ReadonlySet<string> | null | undefined => changes.get(data);
