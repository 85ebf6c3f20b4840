import { describe, expect, test } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import { blankDefinition } from '../../rules/blank-definition.ts';
import type { ServiceView } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { changed, newHistory, redone, undone } from '../../web/draft/draft-history.ts';
import { hasDraft } from '../../web/draft/draft-state.ts';
import { createDraftStore } from '../../web/draft/draft-store.ts';
import { mergeDefinitions } from '../../web/draft/merge-definitions.ts';

const text = (EN: string, CHT = '', CHS = '') => ({ EN, CHT, CHS });
const base: ServiceDefinition = {
  ...blankDefinition({ SchemeCode: 'AB', Kind: 'CERTIFICATE', Name: text('Before', '之前', '之前') }),
  Summary: text('One', '一', '一'),
};

describe('two users change one draft', () => {
  test('different fields, and different languages of one text, are merged', () => {
    const mine = { ...base, UsualDays: 30, Summary: text('Mine', '一', '一') };
    const remote = { ...base, IsDisclosureNeeded: true, Summary: text('One', '一', '二') };
    const { definition, both } = mergeDefinitions(base, mine, remote);
    expect(definition).toEqual({
      ...base,
      UsualDays: 30,
      IsDisclosureNeeded: true,
      Summary: text('Mine', '一', '二'),
    });
    expect(both).toEqual([]);
  });

  test('where both changed the same place, the local input is retained, and the place is reported', () => {
    const mine = { ...base, Name: text('Mine', '之前', '之前') };
    const remote = { ...base, Name: text('Theirs', '之後', '之前') };
    const { definition, both } = mergeDefinitions(base, mine, remote);
    expect(definition.Name).toEqual(text('Mine', '之後', '之前'));
    expect(both).toEqual(['Name.EN']);
  });

  test('lists and the form are merged as a whole; the same change on both sides is no conflict', () => {
    const line = (EN: string) => ({ Description: text(EN), AmountCents: 100 });
    const mine = {
      ...base,
      Fees: { ...base.Fees, INITIAL: [line('mine')] },
      Form: { pages: [{ name: 'a' }] },
    };
    const remote = {
      ...base,
      Fees: { ...base.Fees, RENEWAL: [line('theirs')] },
      Form: { pages: [{ name: 'b' }] },
    };
    const { definition, both } = mergeDefinitions(base, mine, remote);
    expect(definition.Fees).toEqual({ INITIAL: [line('mine')], SURVEILLANCE: [], RENEWAL: [line('theirs')] });
    expect(definition.Form).toEqual({ pages: [{ name: 'a' }] });
    expect(both).toEqual(['Form']);
    expect(mergeDefinitions(base, mine, mine)).toEqual({ definition: mine, both: [] });
  });

  test('a local removal is retained', () => {
    const { RENEWAL: _, ...others } = base.Fees;
    const mine = { ...base, Fees: others };
    const remote = { ...base, UsualDays: 10 };
    const { definition } = mergeDefinitions(base, mine, remote);
    expect(Object.keys(definition.Fees)).toEqual(['INITIAL', 'SURVEILLANCE']);
    expect(definition.UsualDays).toBe(10);
  });
});

describe('undo and redo', () => {
  test('a word is one step, another field or a pause starts the next', () => {
    let history = newHistory(base);
    history = changed(history, { Name: text('A') }, 0);
    history = changed(history, { Name: text('Ab') }, 400);
    history = changed(history, { UsualDays: 5 }, 500);
    history = changed(history, { Name: text('Abc') }, 5000);
    expect(undone(history).now).toMatchObject({ Name: text('Ab'), UsualDays: 5 });
    expect(undone(undone(history)).now).toMatchObject({ Name: text('Ab'), UsualDays: base.UsualDays });
    const first = undone(undone(undone(history)));
    expect(first.now).toBe(base);
    expect(undone(first)).toBe(first);
    expect(redone(redone(redone(first))).now).toEqual(history.now);
  });

  test('a new change discards the steps to redo', () => {
    const history = changed(undone(changed(newHistory(base), { UsualDays: 5 }, 0)), { UsualDays: 6 }, 9000);
    expect(redone(history).now.UsualDays).toBe(6);
  });
});

/** A server with one draft that, like the portal, accepts a save of the newest version only. */
function oneService() {
  let version = 1;
  let definition: ServiceDefinition | null = base;
  const saves: ServiceDefinition[] = [];
  const view = (): ServiceView =>
    ({
      ServiceKey: 'service',
      Version: version,
      Draft: definition && { VersionNo: 2, Definition: structuredClone(definition), Faults: [] },
    }) as unknown as ServiceView;
  const save = async (expectedVersion: number, next: ServiceDefinition): Promise<ServiceView> => {
    if (definition === null) throw new ApiError(409, { Code: 'ERR_TRANSITION', Message: '' });
    if (expectedVersion !== version) throw new ApiError(409, { Code: 'ERR_CONFLICT', Message: '' });
    version += 1;
    definition = next;
    saves.push(next);
    return view();
  };
  return {
    view,
    save,
    saves,
    read: async () => view(),
    end: () => {
      version += 1;
      definition = null;
    },
  };
}

function startOf(server: ReturnType<typeof oneService>) {
  const service = server.view();
  if (!hasDraft(service)) throw new Error('there is a draft');
  return service;
}

function opened(server: ReturnType<typeof oneService>) {
  const service = startOf(server);
  // Saves run only on request: the screen's delay is longer than any test.
  const store = createDraftStore({ ...server, onSaved: () => undefined }, service, 600_000);
  return { store, end: store.stop };
}

describe('a draft on the screen', () => {
  test('retains all input, also while a save is in progress', async () => {
    const server = oneService();
    const { store, end } = opened(server);
    store.change({ UsualDays: 7 });
    const first = store.flush();
    store.change({ IsExtensionAllowed: true });
    expect(await first).toBe(true);
    expect(store.get().save).toBe('WAITING');
    expect(await store.flush()).toBe(true);
    expect(server.saves.map((one) => [one.UsualDays, one.IsExtensionAllowed])).toEqual([
      [7, false],
      [7, true],
    ]);
    expect(store.get().save).toBe('SAVED');
    store.undo();
    expect(store.get().save).toBe('WAITING');
    store.redo();
    expect(store.get().save).toBe('SAVED');
    end();
  });

  test('the second user to save is prompted, loses nothing and then saves both', async () => {
    const server = oneService();
    const here = opened(server);
    const there = opened(server);
    there.store.change({ WhoFor: text('theirs') });
    await there.store.flush();
    here.store.change({ Description: text('mine') });
    expect(await here.store.flush()).toBe(false);
    expect(here.store.get().save).toBe('CONFLICT');
    // Nothing more is sent before the user has decided.
    here.store.change({ UsualDays: 9 });
    expect(await here.store.flush()).toBe(false);
    expect(server.saves).toHaveLength(1);
    expect(await here.store.acceptRemote()).toEqual([]);
    expect(await here.store.flush()).toBe(true);
    expect(server.saves[1]).toMatchObject({
      WhoFor: text('theirs'),
      Description: text('mine'),
      UsualDays: 9,
    });
    here.end();
    there.end();
  });

  test('a save by another user is shown immediately where there was no input, and never over local input', async () => {
    const server = oneService();
    const idle = opened(server);
    const busy = opened(server);
    const other = opened(server);
    busy.store.change({ Summary: text('being typed') });
    other.store.change({ UsualDays: 11 });
    await other.store.flush();
    expect(idle.store.update(server.view())).toBe(true);
    expect(idle.store.get().history.now.UsualDays).toBe(11);
    expect(busy.store.update(server.view())).toBe(false);
    expect(busy.store.get().history.now).toMatchObject({ Summary: text('being typed'), UsualDays: 60 });
    for (const one of [idle, busy, other]) one.end();
  });

  test('edits discarded while a save was in progress are not sent after it', async () => {
    const server = oneService();
    const store = createDraftStore({ ...server, onSaved: () => undefined }, startOf(server), 0);
    store.change({ UsualDays: 7 });
    const first = store.flush();
    store.change({ UsualDays: 8 });
    store.stop();
    await first;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.saves.map(({ UsualDays }) => UsualDays)).toEqual([7]);
    // The same screen, opened again, continues with the displayed draft.
    store.start();
    await expect.poll(() => server.saves.map(({ UsualDays }) => UsualDays)).toEqual([7, 8]);
    store.stop();
  });

  test('a draft that was ended elsewhere remains readable', async () => {
    const server = oneService();
    const { store, end } = opened(server);
    store.change({ Summary: text('kept on the screen') });
    server.end();
    expect(await store.flush()).toBe(false);
    expect(store.get()).toMatchObject({
      save: 'CLOSED',
      history: { now: { Summary: text('kept on the screen') } },
    });
    end();
  });
});
