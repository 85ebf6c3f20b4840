/** What other modules may use of this one; everything else is its own. */
export { moduleTemplates } from './template-list.ts';
export { digestTemplate, noticeTemplate } from './templates.ts';
