import type { FastifyInstance } from 'fastify';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { Db } from '../database/connect.ts';
import type { FileStore } from '../files/store.ts';
import type { ReceivedNotification } from '../realtime/listen.ts';
import type { Presence } from '../realtime/presence.ts';
import type { ListKinds, RoomKinds } from '../realtime/types.ts';
import type { Authentication } from './authentication.ts';
import type { Bind } from './bind.ts';
import type { Handler, Portal } from './context.ts';

/** One call of the contract with what answers it. */
export type RouteHandler = { readonly route: Route; bindTo(bind: Bind): void };

/** One call, where a contract is answered by several modules or in a loop. */
export const answer = <R extends Route>(route: R, handler: Handler<R>): RouteHandler => ({
  route,
  bindTo: (bind) => bind(route, handler),
});

/** All calls of a contract; one without a handler does not compile. */
export function answerAll<Routes extends Readonly<Record<string, Route>>>(
  routes: Routes,
  handlers: { readonly [Name in keyof Routes]: Handler<Routes[Name]> },
): RouteHandler[] {
  const callOf = <Name extends keyof Routes>(name: Name): RouteHandler =>
    answer(routes[name], handlers[name]);
  return Object.keys(routes).map(callOf);
}

/** What a module adds to the live screens of a process. */
type LiveModule = {
  rooms?: RoomKinds;
  lists?: ListKinds;
  /** By channel, what this process invalidates when the database announces a change there. */
  evict?: Readonly<Record<string, ReceivedNotification>>;
};

/** What a module answers to browsers; `http` of its server manifest loads it, so that programs without a port do not. */
export type HttpModule = {
  calls?: readonly RouteHandler[];
  /** Addresses outside of the contract: files that come in and go out, notices of other servers. */
  register?(app: FastifyInstance, portal: Portal, store: FileStore, authentication: Authentication): void;
  live?(db: Db, presence: Presence): LiveModule;
};

export const defineHttp = (http: HttpModule): HttpModule => http;

type Loaded = { readonly name: string; readonly http: HttpModule };
type Answering = { name: string; http?: () => Promise<{ http: HttpModule }> };

/** What all modules answer, in their order; a call that two of them answer ends the start. */
export async function loadHttp(modules: readonly Answering[]): Promise<readonly Loaded[]> {
  const loaded: Loaded[] = [];
  for (const { name, http } of modules) if (http) loaded.push({ name, http: (await http()).http });
  const owners = new Map<string, string>();
  for (const { name, http } of loaded)
    for (const { route } of http.calls ?? []) {
      const call = `${route.method} ${route.path}`;
      const owner = owners.get(call);
      if (owner)
        throw new Error(`${owner} and ${name} both handle ${call}: exactly one module owns a route.`);
      owners.set(call, name);
    }
  return loaded;
}
