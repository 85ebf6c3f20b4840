/**
 * Limits of contact form, chat and inbox: length of messages, files per message, size of files in an email,
 * and messages per response.
 */

/** Maximum number of characters in a message of staff or in a chat. */
export const MESSAGE_LENGTH = 8_000;
/** Maximum number of characters in a message of the public contact form. */
export const CONTACT_LENGTH = 4_000;
/** Maximum number of files per message. */
export const MESSAGE_FILES = 10;
/** Maximum total bytes of the files attached to one email: accepted by common mail servers. */
export const MAIL_FILES_BYTES = 10 * 1024 * 1024;
/** Maximum number of messages per response. */
export const MESSAGES_PER_PAGE = 100;
