import { z } from 'zod';
import { fileInfo } from '#platform/common/contract/shapes.ts';
import { commentPerson } from '../rules/contract.ts';

/** What somebody is about to say. `People`: chosen by name, and told if the name is still in the text. */
export const commentDraft = z.object({
  Text: z.string(),
  IsInternal: z.boolean(),
  People: z.array(commentPerson),
  Files: z.array(fileInfo),
});
export type CommentDraft = z.infer<typeof commentDraft>;
