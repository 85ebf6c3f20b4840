/**
 * Checklists of the review steps: results, findings, correction due dates and the points sent to the
 * client.
 */
import { defineModule } from '#platform/common/module.ts';
import { assessmentsEvents } from './rules/events.ts';
import { assessmentsNotices } from './rules/notices.ts';
import { assessmentsPermissions } from './rules/permissions.ts';
import { checklistAnswerTexts } from './texts/checklist-answers.ts';
import { correctionTexts } from './texts/correction.ts';

const texts = { correction: correctionTexts, checklistAnswer: checklistAnswerTexts };

export const module = defineModule({
  name: 'applications/assessments',
  uses: ['applications/applications', 'catalogue/services', 'messaging/notification-centre'],
  permissions: assessmentsPermissions,
  notices: assessmentsNotices,
  events: assessmentsEvents,
  texts,
});

type AssessmentsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends AssessmentsTexts {}
}
