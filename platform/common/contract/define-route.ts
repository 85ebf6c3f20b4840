/**
 * Defines one API route (method, path, access, and schemas of query, request body and response). The server
 * registers it, the client is typed by it, and the OpenAPI document is generated from it.
 */
import { type ZodType, z } from 'zod';
import type { Role } from '../access/roles.ts';

/**
 * Who may call the route: everyone, every signed-in user, or users with one of the roles. The data scope,
 * not the route, limits the records.
 */
export type Access = 'public' | 'session' | readonly Role[];

/** One API route. The server registers it, the client is typed by it, and OpenAPI documents it. */
export type Route<
  Query extends ZodType = ZodType,
  Body extends ZodType = ZodType,
  Data extends ZodType = ZodType,
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: Who;
  /** Accessible while new terms await acceptance or a second factor has to be set up. */
  isAlwaysOpen?: true;
  /**
   * Accessible while new terms await acceptance, for users who refuse them. Other prerequisites still apply.
   */
  isOpenWithoutTerms?: true;
  /** Changes no data although it is a POST: may be abandoned when the caller disconnects. */
  isReadOnly?: true;
  /**
   * Resources that the answer depends on, by the names in the server manifests (`resources`); required of every
   * GET route, empty if the answer never changes. The browser reloads it when an action has touched one of them.
   */
  reads?: readonly string[];
  query: Query;
  body: Body;
  data: Data;
};

const nothing = z.strictObject({});
export type Nothing = typeof nothing;

type RouteDefinition<
  Query extends ZodType,
  Body extends ZodType,
  Data extends ZodType,
  Who extends Access,
> = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: Who;
  isAlwaysOpen?: true;
  isOpenWithoutTerms?: true;
  isReadOnly?: true;
  reads?: readonly string[];
  query?: Query;
  body?: Body;
  data: Data;
};

export function defineRoute<
  Data extends ZodType,
  const Who extends Access,
  Query extends ZodType = Nothing,
  Body extends ZodType = Nothing,
>(route: RouteDefinition<Query, Body, Data, Who>): Route<Query, Body, Data, Who>;
export function defineRoute(route: RouteDefinition<ZodType, ZodType, ZodType, Access>): Route {
  // Cached answers of a POST route are previews of the given input, unless the path has a GET route as well.
  if (route.method === 'GET') readsByPath.set(route.path, route.reads ?? []);
  else if (!readsByPath.has(route.path)) readsByPath.set(route.path, route.reads ?? []);
  return { ...route, query: route.query ?? nothing, body: route.body ?? nothing };
}

const readsByPath = new Map<string, readonly string[]>();

/** Resources that the answer of a path depends on; undefined for paths whose contract is not loaded. */
export const readsOf = (path: string): readonly string[] | undefined => readsByPath.get(path);

export type QueryOf<R extends Route> = z.input<R['query']>;
export type BodyOf<R extends Route> = z.input<R['body']>;
export type DataOf<R extends Route> = z.output<R['data']>;
