/** Bulk actions: approving, assigning, confirming, generating and publishing many applications at once. */
import { defineModule } from '#platform/common/module.ts';
import { bulkActionsEvents } from './rules/events.ts';
import { bulkActionsPermissions } from './rules/permissions.ts';
import { bulkTexts } from './texts/bulk.ts';

const texts = { bulk: bulkTexts };

export const module = defineModule({
  name: 'applications/bulk-actions',
  uses: ['applications/applications', 'catalogue/services', 'identity/sign-in'],
  permissions: bulkActionsPermissions,
  events: bulkActionsEvents,
  texts,
});

type BulkActionsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends BulkActionsTexts {}
}
