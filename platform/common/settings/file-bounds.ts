/**
 * Upper bounds for uploads that the portal supports at most (file types, sizes, numbers, image pixels,
 * totals); the settings may allow less, never more.
 */

/**
 * File types the portal can recognise by content: the settings may allow fewer, never more. `jpg` also
 * covers `jpeg`.
 */
export const IMAGE_KINDS = ['png', 'jpg', 'webp'] as const;
export const DOCUMENT_KINDS = ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg'] as const;
export const CRB_KINDS = ['pdf', 'docx'] as const;

/** Maximum size of any upload in megabytes, as supported by the server. */
export const MAX_MEGABYTES = 25;
/** Maximum number of files for one question. */
export const MAX_FILES_PER_QUESTION = 50;
/** Maximum megabytes of uploaded but unused files per organisation or member of staff. */
export const MAX_UNATTACHED_MEGABYTES = 500;
/** Maximum megabytes of files attached by clients, not counting unused files. */
export const MAX_ATTACHED_MEGABYTES = {
  /** Per application. */
  APPLICATION: 1000,
  /** For all applications of an organisation whose review has not started. */
  UNREVIEWED: 1000,
  /** For all messages of an organisation. */
  MESSAGES: 1000,
} as const;
/** Days for which the files of an application cancelled before its review still count. */
export const CANCELLED_COUNT_DAYS = 30;
/**
 * Images with more million pixels are refused by their header, before decoding; every frame of an animation
 * counts.
 */
export const MAX_MILLION_PIXELS = 24;
export const MAX_PIXELS = MAX_MILLION_PIXELS * 1_000_000;
