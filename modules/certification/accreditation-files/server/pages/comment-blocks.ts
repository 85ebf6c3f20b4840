import type { DossierApplication } from '../record/record.ts';
import type { Block } from './blocks.ts';
import { who } from './who.ts';
import { strong, toned, type Words } from './words.ts';

type Comment = DossierApplication['Comments'][number];

/** The comments on the application, among staff and with the client, in their order. */
export const commentBlocks = (comments: readonly Comment[], w: Words): Block[] =>
  comments.length === 0
    ? []
    : [
        { Kind: 'PART', Title: w.say('DOSSIER_COMMENTS') },
        {
          Kind: 'TABLE',
          Widths: [20, 20, 16, 44],
          Head: [
            w.say('DOSSIER_WHEN'),
            w.say('DOSSIER_WHO'),
            w.say('DOSSIER_COMMENT_FOR'),
            w.say('DOSSIER_COMMENT'),
          ],
          Rows: comments.map((comment) => [
            w.moment(comment.At),
            who(comment.By, comment.AsRole, w),
            comment.IsInternal
              ? toned(strong(w.say('DOSSIER_COMMENT_INTERNAL')), 'warn')
              : w.say('DOSSIER_COMMENT_SHARED'),
            said(comment, w),
          ]),
        },
      ];

function said(comment: Comment, w: Words) {
  if (comment.RemovedAt)
    return toned(
      w.say('DOSSIER_COMMENT_REMOVED', { by: comment.RemovedBy ?? '', at: w.moment(comment.RemovedAt).Text }),
      'soft',
    );
  return w.note(
    comment.Comment,
    ...w.files(comment.Attachment),
    comment.EditedAt && w.say('DOSSIER_COMMENT_EDITED', { at: w.moment(comment.EditedAt).Text }).Text,
  );
}
