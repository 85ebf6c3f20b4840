/** Route handlers for industries, tags, stages, grounds and countries. */
import { invalidateServices } from '#modules/catalogue/services/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { failField } from '#platform/server/http/fail.ts';
import { answer, answerAll, defineHttp, type RouteHandler } from '#platform/server/http/http-module.ts';
import { referenceChangeRoutes as change } from '../rules/change-routes.ts';
import {
  type GroundRow,
  type IndustryRow,
  referenceRoutes,
  type StageRow,
  type TagRow,
} from '../rules/contract.ts';
import { countryRoutes } from '../rules/country-contract.ts';
import { assignStage } from './assign-stage.ts';
import { enableCountries, placeCountry, saveCountry } from './change-countries.ts';
import { deleteEntry, placeEntry, saveEntry } from './change-list.ts';
import { countryReference, listCountries } from './countries.ts';
import { groundList, industryList, stageList, tagList } from './list-kinds.ts';
import { loadList, loadUses } from './load-list.ts';
import { viewStage } from './stage-services.ts';

const industriesRouteHandlers: readonly RouteHandler[] = [
  answer(referenceRoutes.industries, async ({ db, query }) => ({
    Rows: await loadList<IndustryRow>(db, industryList, query.WithUses),
  })),
  answer(change.saveIndustry, (context) =>
    saveEntry<IndustryRow>(context, industryList, context.body.Code, context.body),
  ),
  answer(change.placeIndustry, (context) =>
    placeEntry<IndustryRow>(context, industryList, context.body.Code, context.body.Position),
  ),
  answer(change.deleteIndustry, (context) =>
    deleteEntry<IndustryRow>(context, industryList, context.body.Code, context.body.Version),
  ),
];

/**
 * Tags are public together with services, so this process clears its cache before the database notification
 * arrives.
 */
async function refreshPublicTags<Answer>(db: Db, change: Promise<Answer>): Promise<Answer> {
  const answer = await change;
  invalidateServices(db);
  return answer;
}

const tagsRouteHandlers: readonly RouteHandler[] = [
  answer(referenceRoutes.tags, async ({ db, query }) => ({
    Rows: await loadList<TagRow>(db, tagList, query.WithUses),
  })),
  answer(change.saveTag, (context) =>
    refreshPublicTags(context.db, saveEntry<TagRow>(context, tagList, context.body.TagCode, context.body)),
  ),
  answer(change.placeTag, (context) =>
    refreshPublicTags(
      context.db,
      placeEntry<TagRow>(context, tagList, context.body.TagCode, context.body.Position),
    ),
  ),
  answer(change.deleteTag, (context) =>
    refreshPublicTags(
      context.db,
      deleteEntry<TagRow>(context, tagList, context.body.TagCode, context.body.Version),
    ),
  ),
];

const stagesRouteHandlers: readonly RouteHandler[] = [
  answer(referenceRoutes.stages, async ({ db, query }) => ({
    Rows: await loadList<StageRow>(db, stageList, query.WithUses),
  })),
  answer(referenceRoutes.stage, viewStage),
  answer(change.saveStage, (context) => {
    const { StageKey, ...body } = context.body;
    const isNew = body.Version === undefined;
    if ((StageKey === undefined) !== isNew) return failField('StageKey', 'FIELD_INVALID');
    const key = StageKey ?? newKey();
    return saveEntry<StageRow>(context, stageList, key, body, async (tx, before) => {
      // A service that uses the stage for one step would otherwise show it at another.
      if (before.Step !== body.Step && (await loadUses(tx, stageList)).has(key))
        failField('Step', 'STAGE_STEP_KEPT');
    });
  }),
  answer(change.placeStage, (context) =>
    placeEntry<StageRow>(context, stageList, context.body.StageKey, context.body.Position),
  ),
  answer(change.deleteStage, (context) =>
    deleteEntry<StageRow>(context, stageList, context.body.StageKey, context.body.Version),
  ),
  answer(change.assignStage, assignStage),
];

const groundsRouteHandlers: readonly RouteHandler[] = [
  answer(referenceRoutes.grounds, async ({ db, query }) => ({
    Rows: await loadList<GroundRow>(db, groundList, query.WithUses),
  })),
  answer(change.saveGround, (context) =>
    saveEntry<GroundRow>(context, groundList, context.body.GroundCode, context.body),
  ),
  answer(change.placeGround, (context) =>
    placeEntry<GroundRow>(context, groundList, context.body.GroundCode, context.body.Position),
  ),
  answer(change.deleteGround, (context) =>
    deleteEntry<GroundRow>(context, groundList, context.body.GroundCode, context.body.Version),
  ),
];

export const http = defineHttp({
  calls: [
    ...industriesRouteHandlers,
    ...tagsRouteHandlers,
    ...stagesRouteHandlers,
    ...groundsRouteHandlers,
    ...answerAll(countryRoutes, {
      list: listCountries,
      reference: ({ db }) => countryReference(db),
      save: saveCountry,
      enable: enableCountries,
      place: placeCountry,
    }),
  ],
});
