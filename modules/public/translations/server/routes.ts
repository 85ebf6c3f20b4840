/** HTTP endpoints of the portal's texts: catalogue for clients, list, history, submit, import preview. */
import { fullName } from '#platform/common/format/full-name.ts';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { builtInText, textAreas, textsOf } from '#platform/common/i18n/texts.ts';
import { pageOf } from '#platform/server/database/page.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { translationRoutes } from '../rules/contract.ts';
import { findTexts, hasState } from './find-texts.ts';
import { previewImport } from './import/preview-import.ts';
import { sendTexts } from './send-texts.ts';
import { storedTexts } from './stored-texts.ts';
import { submitTexts } from './submit-texts.ts';
import { viewText } from './view-text.ts';

type TextHistoryRoute = typeof translationRoutes.history;
const MAX_ENTRIES = 100;

async function textHistory({ db, query }: Context<TextHistoryRoute>): Promise<DataOf<TextHistoryRoute>> {
  if (!builtInText(query.Key)) return fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('TranslationHistory')
    .leftJoin('Account', 'Account.Id', 'TranslationHistory.AccountId')
    .select([
      'TranslationHistory.Version',
      'TranslationHistory.At',
      'TranslationHistory.Before',
      'TranslationHistory.After',
      'Account.FirstName',
      'Account.LastName',
    ])
    .where('TranslationHistory.Key', '=', query.Key)
    .orderBy('TranslationHistory.Version', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return {
    Rows: rows.map(({ Version, At, Before, After, FirstName, LastName }) => ({
      Version,
      At: At.toISOString(),
      By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
      Before,
      After,
    })),
  };
}

type Route = typeof translationRoutes.list;

/** Lists the texts: the catalogue is in memory, the custom texts are read for each request. */
async function listTexts({ db, query }: Context<Route>): Promise<DataOf<Route>> {
  const stored = await storedTexts(db);
  const found = findTexts(stored, query);
  const { limit, offset } = pageOf(query);
  const known = [...stored].filter(([key]) => builtInText(key)).map(([, text]) => text);
  const count = (state: 'CHANGED' | 'MISSING') => known.filter((text) => hasState(text, state)).length;
  return {
    Rows: found.slice(offset, offset + limit).map((key) => viewText(key, stored.get(key))),
    Total: found.length,
    IsTotalCapped: false,
    Counts: { Changed: count('CHANGED'), Missing: count('MISSING') },
    Areas: Object.keys(textAreas()),
  };
}

export const http = defineHttp({
  calls: [
    ...answerAll(textRoutes, {
      public: async ({ query }) => textsOf(languageOf(query.LanguageCode)),
      all: async () => ({
        EN: textsOf('EN'),
        CHT: textsOf('CHT'),
        CHS: textsOf('CHS'),
      }),
    }),
    ...answerAll(translationRoutes, {
      list: listTexts,
      history: textHistory,
      submit: submitTexts,
      preview: previewImport,
    }),
  ],
  register: sendTexts,
});
