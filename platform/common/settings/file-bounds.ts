/** What the portal can recognise by its bytes: a body may take less, never more. `jpg` is also called `jpeg`. */
export const IMAGE_KINDS = ['png', 'jpg', 'webp'] as const;
export const DOCUMENT_KINDS = ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg'] as const;
export const CRB_KINDS = ['pdf', 'docx'] as const;

/** Megabytes that any upload may have at most: what the server is built to take. */
export const MAX_MEGABYTES = 25;
/** Files that one question takes at most. */
export const MAX_FILES_PER_QUESTION = 50;
/** Megabytes of files that an organisation, or a member of staff, may have uploaded and not used. */
export const MAX_UNATTACHED_MEGABYTES = 500;
/** Megabytes of files that clients may have attached, not counting unused files. */
export const MAX_ATTACHED_MEGABYTES = {
  /** To one application. */
  APPLICATION: 1000,
  /** To all applications of an organisation whose review has not begun. */
  UNREVIEWED: 1000,
  /** To all messages of an organisation. */
  MESSAGES: 1000,
} as const;
/** For so long the files of an application count that was cancelled before its review. */
export const CANCELLED_COUNT_DAYS = 30;
/** Pictures with more are refused by their header, before anything is decoded; every frame of an animation counts. */
export const MAX_MILLION_PIXELS = 24;
export const MAX_PIXELS = MAX_MILLION_PIXELS * 1_000_000;
