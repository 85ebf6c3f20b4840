import type { Bind } from '#platform/server/http/bind.ts';
import { commentRoutes } from '../rules/contract.ts';
import { attachFiles } from './attach-files.ts';
import { commentHistory } from './comment-history.ts';
import { countComments } from './count-comments.ts';
import { listComments } from './list-comments.ts';
import { listPeople } from './list-people.ts';
import { markRead } from './mark-read.ts';
import { removeComment, saveComment } from './save-comment.ts';
import { seenApplication } from './seen-application.ts';

export function bindComment(bind: Bind): void {
  bind(commentRoutes.list, listComments);
  bind(commentRoutes.count, async ({ db, actor, query }) =>
    countComments(db, actor, (await seenApplication(db, actor, query.ApplicationKey)).Id),
  );
  bind(commentRoutes.save, saveComment);
  bind(commentRoutes.ofApplication, saveComment);
  bind(commentRoutes.attach, attachFiles);
  bind(commentRoutes.remove, removeComment);
  bind(commentRoutes.read, markRead);
  bind(commentRoutes.people, listPeople);
  bind(commentRoutes.history, commentHistory);
}
