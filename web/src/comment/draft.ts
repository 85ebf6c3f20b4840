import { commentPerson } from '@assay/shared/comment/contract.ts';
import { fileInfo } from '@assay/shared/contract/shapes.ts';
import { z } from 'zod';

/** What somebody is about to say. `People`: chosen by name, and told if the name is still in the text. */
export const commentDraft = z.object({
  Text: z.string(),
  IsInternal: z.boolean(),
  People: z.array(commentPerson),
  Files: z.array(fileInfo),
});
export type CommentDraft = z.infer<typeof commentDraft>;
