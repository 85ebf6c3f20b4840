import { textRoutes } from '#platform/common/i18n/contract.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { textsOf } from '#platform/common/i18n/texts.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { translationRoutes } from '../rules/contract.ts';
import { previewImport } from './import/preview-import.ts';
import { listTexts } from './list-texts.ts';
import { submitTexts } from './submit-texts.ts';
import { textHistory } from './text-history.ts';

export function bindTranslation(bind: Bind): void {
  bind(textRoutes.public, async ({ query }) => textsOf(languageOf(query.LanguageCode)));
  bind(textRoutes.all, async () => ({
    EN: textsOf('EN'),
    CHT: textsOf('CHT'),
    CHS: textsOf('CHS'),
  }));
  bind(translationRoutes.list, listTexts);
  bind(translationRoutes.history, textHistory);
  bind(translationRoutes.submit, submitTexts);
  bind(translationRoutes.preview, previewImport);
}
