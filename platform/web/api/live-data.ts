/**
 * What was reloaded because another user changed something, with the keys of the announced rows; null where there were too many
 * to list. A list on screen takes it in without moving.
 */
const changes = new WeakMap<object, ReadonlySet<string> | null>();

export const recordLiveChange = (data: object, keys: ReadonlySet<string> | null): void =>
  void changes.set(data, keys);

/** Undefined: the person asked for it. */
export const liveChangeOf = (data: object): ReadonlySet<string> | null | undefined => changes.get(data);
