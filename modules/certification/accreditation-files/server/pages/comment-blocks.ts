import type { ApplicationRecord } from '../record/record.ts';
import { actorName } from './actor-cell.ts';
import type { Block } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

type Comment = ApplicationRecord['Comments'][number];

/**
 * Comments on an application as printed in the accreditation file, among staff and with the client, in
 * chronological order; removed ones show only who removed them and when.
 */
export const commentBlocks = (comments: readonly Comment[], w: PageText): Block[] =>
  comments.length === 0
    ? []
    : [
        { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_COMMENTS') },
        {
          Kind: 'TABLE',
          Widths: [20, 20, 16, 44],
          Head: [
            w.text('ACCREDITATION_FILE_WHEN'),
            w.text('ACCREDITATION_FILE_WHO'),
            w.text('ACCREDITATION_FILE_COMMENT_FOR'),
            w.text('ACCREDITATION_FILE_COMMENT'),
          ],
          Rows: comments.map((comment) => [
            w.moment(comment.At),
            actorName(comment.By, comment.AsRole, w),
            comment.IsInternal
              ? toned(strong(w.text('ACCREDITATION_FILE_COMMENT_INTERNAL')), 'warn')
              : w.text('ACCREDITATION_FILE_COMMENT_SHARED'),
            commentRow(comment, w),
          ]),
        },
      ];

function commentRow(comment: Comment, w: PageText) {
  if (comment.RemovedAt)
    return toned(
      w.text('ACCREDITATION_FILE_COMMENT_REMOVED', {
        by: comment.RemovedBy ?? '',
        at: w.moment(comment.RemovedAt).Text,
      }),
      'soft',
    );
  return w.note(
    comment.Comment,
    ...w.files(comment.Attachment),
    comment.EditedAt &&
      w.text('ACCREDITATION_FILE_COMMENT_EDITED', { at: w.moment(comment.EditedAt).Text }).Text,
  );
}
