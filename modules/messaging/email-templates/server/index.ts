/** Public server code of the email templates module: everything that other modules may import. */
export { moduleTemplates } from './template-list.ts';
export { digestTemplate, noticeTemplate } from './templates.ts';
