/** Route handlers for services: public offer, staff reading, comparison, checks and actions. */
import { hongKongDate } from '#platform/common/format/dates.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { namedActionRoute, serviceActionRoutes } from '../rules/action-routes.ts';
import { type ServiceRow, serviceRoutes } from '../rules/contract.ts';
import { offerRoutes } from '../rules/offer-contract.ts';
import type { ServiceAction } from '../rules/workflow.ts';
import { compareDefinitions } from './compare/compare-definitions.ts';
import { createService } from './create.ts';
import { definitionFaults } from './faults.ts';
import { serviceHandler, servicePlacementHandler } from './handler.ts';
import { loadDefinition, loadServiceRecord } from './load.ts';
import { invalidateServices, loadService, loadServices } from './offer/load-services.ts';
import { prevalidate } from './prevalidate.ts';
import { serviceRows } from './rows.ts';
import { versionRow, viewService } from './view.ts';
import { ownDefinition } from './with-own-scheme-code.ts';

type VersionRoute = (typeof serviceRoutes)['version'];

/** Returns one version in full. */
async function viewVersion({ db, actor, query, at }: Context<VersionRoute>): Promise<DataOf<VersionRoute>> {
  const { ServiceKey, VersionNo } = query;
  const record = await loadServiceRecord(db, actor, ServiceKey);
  const version = record?.Versions.find((one) => one.VersionNo === VersionNo);
  const Definition = await loadDefinition(db, actor, ServiceKey, VersionNo);
  if (!record || !version || !Definition) return fail('ERR_NOT_FOUND');
  return { ...versionRow(version, record, hongKongDate(at)), Definition };
}

type Route = (typeof serviceRoutes)['list'];

/**
 * Lists services. An organisation has only dozens, so the search runs in memory, in all languages and
 * scripts.
 */
async function listServices({ db, actor, query, at }: Context<Route>): Promise<DataOf<Route>> {
  const rows = await serviceRows(db, actor, { today: hongKongDate(at) });
  const terms = searchText(query.Search ?? '')
    .split(' ')
    .filter(Boolean);
  const isFound = (row: ServiceRow) => {
    const text = searchTermsOf(row);
    return terms.every((term) => text.includes(term));
  };
  return { Rows: rows.filter(isFound).map(({ Version: _version, ...row }) => row) };
}

const searchTermsOf = ({ SchemeCode, Name, NameExtra, Tags, Industries }: ServiceRow): string =>
  searchText(SchemeCode, ...Object.values(Name), ...Object.values(NameExtra), ...Tags, ...Industries);

/**
 * Request context of any action. Each action's schema is selected by name, so the request body's type is not known
 * here.
 */
type ActionCall = Omit<Context<(typeof serviceRoutes)['check']>, 'body' | 'query'> & { body: unknown };

async function perform(context: ActionCall, action: ServiceAction) {
  const { settings, actor, language, at, idempotencyKey, address } = context;
  const input = context.body as Record<string, unknown>;
  const request = { input, actor, language, at, idempotencyKey, address };
  await prevalidate(context, action, input);
  const view =
    action === 'CREATE'
      ? await createService(context, { ...request, action })
      : await performAction(
          context,
          action === 'PLACE' ? servicePlacementHandler(settings) : serviceHandler(settings),
          {
            ...request,
            action,
            key: String(input.ServiceKey),
          },
        );
  // Clears this process's cache before the database notification reaches it and the others.
  invalidateServices(context.db);
  return view;
}

export const http = defineHttp({
  calls: [
    ...answerAll(offerRoutes, {
      list: async (context) => ({ Rows: await loadServices(context) }),
      view: async (context) => (await loadService(context, context.query.Key)) ?? fail('ERR_NOT_FOUND'),
    }),
    ...answerAll(serviceRoutes, {
      list: listServices,
      view: ({ db, settings, actor, query, language, at }) =>
        viewService({ db, settings }, actor, query.ServiceKey, language, at),
      version: viewVersion,
      compare: async ({ db, actor, query: { ServiceKey, From, To } }) => {
        const before = (await loadDefinition(db, actor, ServiceKey, From)) ?? fail('ERR_NOT_FOUND');
        const after = (await loadDefinition(db, actor, ServiceKey, To)) ?? fail('ERR_NOT_FOUND');
        return { Changes: compareDefinitions(before, after) };
      },
      check: async ({ db, settings, actor, language, body }) => {
        const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
        const definition = ownDefinition(record, body.Definition);
        return { Faults: await definitionFaults({ db, settings }, definition, language) };
      },
    }),
    ...serviceActionRoutes.map(({ Action, Route }) => answer(Route, (context) => perform(context, Action))),
    answer(namedActionRoute, ({ body: { Action, ...input }, ...context }) =>
      perform({ ...context, body: input }, Action as ServiceAction),
    ),
  ],
  live: (db) => ({ evict: { service: () => invalidateServices(db) } }),
});
