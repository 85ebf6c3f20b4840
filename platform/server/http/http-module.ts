/**
 * Defines a module's HTTP part: handlers of its contract's API routes, other routes such as uploads and
 * webhooks, and its rooms and lists of the live connection; loads those of all modules.
 */
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

/** A route of the contract with its handler. */
export type RouteHandler = { readonly route: Route; bindTo(bind: Bind): void };

/** Creates one route handler, if a contract is handled by several modules or in a loop. */
export const answer = <R extends Route>(route: R, handler: Handler<R>): RouteHandler => ({
  route,
  bindTo: (bind) => bind(route, handler),
});

/** Creates the handlers of all routes of a contract; a missing handler does not compile. */
export function answerAll<Routes extends Readonly<Record<string, Route>>>(
  routes: Routes,
  handlers: { readonly [Name in keyof Routes]: Handler<Routes[Name]> },
): RouteHandler[] {
  const callOf = <Name extends keyof Routes>(name: Name): RouteHandler =>
    answer(routes[name], handlers[name]);
  return Object.keys(routes).map(callOf);
}

/** A module's contribution to the live connection of a process. */
type LiveModule = {
  rooms?: RoomKinds;
  lists?: ListKinds;
  /** By channel: what this process invalidates when the database announces a change there. */
  evict?: Readonly<Record<string, ReceivedNotification>>;
};

/**
 * A module's HTTP handlers; `http` of its server manifest loads them, so that programs without a port do
 * not.
 */
export type HttpModule = {
  calls?: readonly RouteHandler[];
  /** Registers routes outside the contract: file uploads and downloads, webhooks of other servers. */
  register?(app: FastifyInstance, portal: Portal, store: FileStore, authentication: Authentication): void;
  live?(db: Db, presence: Presence): LiveModule;
};

export const defineHttp = (http: HttpModule): HttpModule => http;

type Loaded = { readonly name: string; readonly http: HttpModule };
type Answering = { name: string; http?: () => Promise<{ http: HttpModule }> };

/** Loads the handlers of all modules, in order; a route handled by two modules aborts startup. */
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
