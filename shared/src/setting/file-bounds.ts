/** What the portal can recognise by its bytes: a body may take less, never more. `jpg` is also called `jpeg`. */
export const IMAGE_KINDS = ['png', 'jpg', 'webp'] as const;
export const DOCUMENT_KINDS = ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg'] as const;
export const CRB_KINDS = ['pdf', 'docx'] as const;

/** Megabytes that any upload may have at most: what the server is built to take. */
export const MOST_MEGABYTES = 25;
/** Files that one question takes at most. */
export const MOST_FILES_OF_A_QUESTION = 50;
