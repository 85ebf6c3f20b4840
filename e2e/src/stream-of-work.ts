import { randomUUID } from 'node:crypto';
import { type Answer, type Api, signInToApi } from './api.ts';
import { type Made, makeApplication, must } from './make-application.ts';

/** What the portal has said "yes" to, and the one request that it may not have answered any more. */
export type Worker = {
  api: Api;
  application: Made;
  answers: Record<string, unknown>;
  /** Number of the last save that was acknowledged, and the version that it was given. */
  saved: number;
  version: number;
  submitted: Made[];
  open: { path: string; body: Record<string, unknown>; key: string } | null;
};

/** A client with a complete application, and another few that only wait to be submitted. */
export async function newWorker(
  url: string,
  email: string,
  toSubmit: number,
): Promise<Worker & { waiting: Made[] }> {
  const api = await signInToApi(url, email);
  const application = await makeApplication(url, api);
  const waiting = await Promise.all(Array.from({ length: toSubmit }, () => makeApplication(url, api)));
  const { Answers } = must(await api.get('/application/form', { ApplicationKey: application.key }));
  const answers = Answers as Record<string, unknown>;
  return { api, application, answers, saved: 0, version: 0, submitted: [], open: null, waiting };
}

/** Saves again and again, with a submission now and then, until the portal is gone or `times` are through. */
export async function work(
  worker: Worker & { waiting: Made[] },
  times: number,
  onDone: () => void,
): Promise<void> {
  for (let at = 1; at <= times; at += 1) {
    const next = at % 5 === 0 ? worker.waiting.shift() : undefined;
    const path = next ? '/application/submit' : '/application/save';
    const body = next ? { ApplicationKey: next.key } : saving(worker, at);
    worker.open = { path, body, key: randomUUID() };
    const answer = await ask(worker).catch(() => null);
    if (!answer) return;
    const view = must(answer);
    worker.open = null;
    if (next) worker.submitted.push(next);
    else [worker.saved, worker.version] = [at, Number(view.Version)];
    onDone();
  }
}

const saving = ({ application, answers }: Worker, at: number): Record<string, unknown> => ({
  ApplicationKey: application.key,
  Answers: { ...answers, ContactPosition: `Position ${at}` },
});

/** Sends the open request, or sends it once more: the key says that it is the same one. */
export function ask({ api, open }: Worker): Promise<Answer> {
  if (!open) throw new Error('there is nothing to ask');
  return api.post(open.path, open.body, { 'idempotency-key': open.key });
}
