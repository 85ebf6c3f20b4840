/**
 * Sends reads and writes to a portal at a constant rate and records every request that is not answered
 * correctly, for the rolling restart scenario.
 */
import { randomUUID } from 'node:crypto';
import { type Api, apiWith, signInToApi } from '../../stories/support/api.ts';
import { type DraftApplication, makeApplication, must } from '../../stories/support/make-application.ts';

/**
 * Number of applications that are saved. Each has one write at a time, so this limits the concurrent writes.
 */
const CLIENT_COUNT = 12;

type TrafficClient = {
  made: DraftApplication;
  answers: Record<string, unknown>;
  times: number;
  isBusy: boolean;
};
export type Traffic = {
  /** Descriptions of requests that were not answered correctly. */
  failed: string[];
  answered: () => { reads: number; writes: number };
  /** Ends when all requests in progress have been answered. */
  stop: () => Promise<void>;
};

/**
 * Sends a fixed number of requests per second, regardless of responses: lists, records, figures and public
 * pages; one in four saves an application. Anything but a correct answer is a failure; nothing is retried.
 */
export async function startTraffic(url: string, perSecond: number): Promise<Traffic & { token: string }> {
  const [client, business] = [
    await signInToApi(url, 'client@demo.test'),
    await signInToApi(url, 'business@demo.test'),
  ];
  const desks: TrafficClient[] = [];
  while (desks.length < CLIENT_COUNT) desks.push(await newTrafficClient(url, client));
  const failed: string[] = [];
  const done = { reads: 0, writes: 0 };
  const open = new Set<Promise<void>>();
  let next = 0;
  const one = (): void => {
    next += 1;
    const trafficClient = next % 4 === 0 ? desks.find(({ isBusy }) => !isBusy) : undefined;
    const request = (trafficClient ? save(client, trafficClient) : read(url, client, business, desks, next))
      .then((problem) => {
        if (problem) failed.push(problem);
        done[trafficClient ? 'writes' : 'reads'] += 1;
      })
      .catch((error: unknown) => void failed.push(`${String(error)} ${String((error as Error).cause ?? '')}`))
      .finally(() => open.delete(request));
    open.add(request);
  };
  const start = performance.now();
  let begun = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; begun < due; begun += 1) one();
  }, 5);
  return {
    token: business.token,
    failed,
    answered: () => done,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

async function newTrafficClient(url: string, client: Api): Promise<TrafficClient> {
  const made = await makeApplication(url, client);
  const { Answers } = must(await client.get('/application/form', { ApplicationKey: made.key }));
  return { made, answers: Answers as Record<string, unknown>, times: 0, isBusy: false };
}

async function save(client: Api, trafficClient: TrafficClient): Promise<string | null> {
  trafficClient.isBusy = true;
  trafficClient.times += 1;
  const Answers = { ...trafficClient.answers, ContactPosition: `Position ${trafficClient.times}` };
  try {
    const answer = await client.post(
      '/application/save',
      { ApplicationKey: trafficClient.made.key, Answers },
      { 'idempotency-key': randomUUID() },
    );
    return answer.status === 200 ? null : `save: ${answer.status} ${JSON.stringify(answer.error)}`;
  } finally {
    trafficClient.isBusy = false;
  }
}

async function read(
  url: string,
  client: Api,
  business: Api,
  desks: readonly TrafficClient[],
  turn: number,
): Promise<string | null> {
  const key = desks[turn % desks.length]?.made.key ?? '';
  const reads: (() => Promise<{ status: number }>)[] = [
    () => business.get('/application/list', { Page: '1' }),
    () => client.get('/application/view', { ApplicationKey: key }),
    () => apiWith(url, client.token).get('/user/notification/count'),
    () => page(`${url}/home`),
    () => page(`${url}/search`),
  ];
  const place = turn % reads.length;
  const answer = await reads[place]?.();
  return answer?.status === 200 ? null : `read ${place}: ${answer?.status}`;
}

async function page(address: string): Promise<{ status: number }> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer;
}
