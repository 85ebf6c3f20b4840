import { type ZodType, z } from 'zod';
import type { Role } from '../access/roles.ts';

/**
 * Who may call: anybody; anybody signed in; or holders of one of the roles.
 * Which records they reach is the data scope's business, not the route's.
 */
export type Access = 'public' | 'session' | readonly Role[];

/** One call of the API. The server registers it, the client types it, OpenAPI documents it. */
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
  /** Stays open while new terms wait for acceptance, or a second factor has to be set up. */
  isAlwaysOpen?: true;
  /** Stays open while new terms wait for acceptance: the way out of who refuses them. Nothing else is lifted. */
  isOpenWithoutTerms?: true;
  /** Changes nothing although it is a POST: may be dropped when its caller is gone. */
  isReadOnly?: true;
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
  return { ...route, query: route.query ?? nothing, body: route.body ?? nothing };
}

export type QueryOf<R extends Route> = z.input<R['query']>;
export type BodyOf<R extends Route> = z.input<R['body']>;
export type DataOf<R extends Route> = z.output<R['data']>;
