/**
 * Comments on applications: internal ones of staff and those shared with the client, with mentions and
 * files.
 */
import { defineModule } from '#platform/common/module.ts';
import { commentsEvents } from './rules/events.ts';
import { commentsNoticeGroups } from './rules/notice-groups.ts';
import { commentsNotices } from './rules/notices.ts';
import { commentsPermissions } from './rules/permissions.ts';
import { commentWorkflow } from './rules/workflow.ts';
import { commentTexts } from './texts/comment.ts';

const texts = { comment: commentTexts };

export const module = defineModule({
  name: 'applications/comments',
  uses: ['applications/applications', 'identity/accounts', 'messaging/notification-centre'],
  permissions: commentsPermissions,
  workflows: { WORKFLOW_COMMENTS: commentWorkflow },
  notices: commentsNotices,
  events: commentsEvents,
  noticeGroups: commentsNoticeGroups,
  texts,
});

type CommentsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends CommentsTexts {}
}
