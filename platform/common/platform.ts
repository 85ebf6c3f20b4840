import { platformPermissions } from './access/platform-permissions.ts';
import { platformEvents } from './log-events.ts';
import { platformSettings } from './settings/platform-settings.ts';
import { errorTexts } from './texts/error.ts';
import { listTexts } from './texts/list.ts';
import { liveTexts } from './texts/live.ts';
import { pageTexts } from './texts/page.ts';
import { screenTexts } from './texts/screen.ts';
import { shellTexts } from './texts/shell.ts';

const texts = {
  error: errorTexts,
  shell: shellTexts,
  screen: screenTexts,
  list: listTexts,
  live: liveTexts,
  page: pageTexts,
};

/**
 * The platform's own declarations (permissions, events, settings, texts), installed together with those of the modules.
 */
export const platform = {
  name: 'platform',
  permissions: platformPermissions,
  events: platformEvents,
  settings: platformSettings,
  texts,
};

type PlatformTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends PlatformTexts {}
}
