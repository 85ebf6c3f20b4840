import { describe, expect, it } from 'vitest';
import { formThreadRunner } from '#modules/catalogue/forms/server/run-in-form-thread.ts';
import { threadRunner } from '#modules/catalogue/forms/server/thread-runner.ts';
import { runWithRequestOrigin } from '#platform/server/audit/request-origin.ts';
import type { StubbornWork } from '#quality/support/stubborn-thread.ts';

const file = new URL('../../../../../quality/support/stubborn-thread.ts', import.meta.url);

describe('a worker thread', () => {
  it('answers each request in order', async () => {
    const ask = threadRunner<StubbornWork>(file, { timeoutMs: 20_000, memoryMb: 64 });
    await expect(Promise.all(['one', 'two', 'three'].map((text) => ask('echo', text)))).resolves.toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('terminates a hanging job, and answers the requests behind it', async () => {
    const ask = threadRunner<StubbornWork>(file, { timeoutMs: 1_500, memoryMb: 64 });
    const [hanging, queued] = [ask('hang'), ask('echo', 'still here')];
    await expect(hanging).rejects.toThrow('ended');
    await expect(queued).resolves.toBe('still here');
  });

  it('restarts after a crash, and answers the requests behind it', async () => {
    const ask = threadRunner<StubbornWork>(file, { timeoutMs: 20_000, memoryMb: 64 });
    const [leaving, queued] = [ask('leave'), ask('echo', 'still here')];
    await expect(leaving).rejects.toThrow('ended with 3');
    await expect(queued).resolves.toBe('still here');
  });

  it('refuses a request that cannot be transferred, and continues', async () => {
    const ask = threadRunner<StubbornWork>(file, { timeoutMs: 20_000, memoryMb: 64 });
    const unsendable = (() => undefined) as unknown as string;
    await expect(ask('echo', unsendable)).rejects.toThrow();
    await expect(ask('echo', 'still here')).resolves.toBe('still here');
  });

  it('refuses requests with a long wait with 503, and accepts more when there is capacity', async () => {
    const ask = threadRunner<StubbornWork>(file, { timeoutMs: 1_500, memoryMb: 64, waiting: 2 });
    const hanging = ask('hang');
    const two = [ask('echo', 'one'), ask('echo', 'two')];
    const refused = await ask('echo', 'three').catch((error: unknown) => error);
    expect(refused).toMatchObject({ Code: 'ERR_UNAVAILABLE', Details: { RetryAfter: 5 } });
    await expect(hanging).rejects.toThrow('ended');
    await expect(Promise.all(two)).resolves.toEqual(['one', 'two']);
    await expect(ask('echo', 'four')).resolves.toBe('four');
  });

  it('drops requests from the queue when no caller is waiting', async () => {
    let caller: AbortSignal | undefined;
    const ask = threadRunner<StubbornWork>(file, {
      timeoutMs: 1_500,
      memoryMb: 64,
      waiting: 1,
      signal: () => caller,
    });
    const controller = new AbortController();
    const hanging = ask('hang');
    caller = controller.signal;
    const dropped = ask('echo', 'dropped');
    caller = undefined;
    await expect(ask('echo', 'full')).rejects.toMatchObject({ Code: 'ERR_UNAVAILABLE' });
    controller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    const queued = ask('echo', 'in its place');
    await expect(hanging).rejects.toThrow('ended');
    await expect(queued).resolves.toBe('in its place');
  });
});

describe('the thread shared by all applicants', () => {
  const asks = () => {
    const ask = formThreadRunner<StubbornWork>(file);
    const done: string[] = [];
    const of = (AccountId: number, OrganisationId: number | null, text: string) =>
      runWithRequestOrigin(
        { ...{ Address: '::1', Agent: null, SessionId: null }, AccountId, OrganisationId },
        () => ask('echo', text).then((reply) => done.push(reply)),
      );
    return { done, of };
  };

  it('processes one request of an organisation at a time: others wait only for that one', async () => {
    const { done, of } = asks();
    const colleagues = Array.from({ length: 9 }, (_, at) => of(10 + at, 7, `colleague ${at}`));
    await Promise.all([of(1, 8, 'another client'), of(2, null, 'staff')]);
    expect(done.slice(0, 3)).toEqual(['colleague 0', 'another client', 'staff']);
    await Promise.all(colleagues);
    expect(done).toHaveLength(11);
  });

  it('refuses requests beyond the queue places of an organisation', async () => {
    const { of } = asks();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => of(30 + at, 9, 'x')));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(9).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    expect(answers.at(-1)).toMatchObject({ reason: { Code: 'ERR_UNAVAILABLE' } });
  });
});
