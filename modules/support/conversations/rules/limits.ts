/** Characters of one message of the staff or of a chat. */
export const MESSAGE_LENGTH = 8_000;
/** Characters of what a stranger writes on the public page. */
export const CONTACT_LENGTH = 4_000;
/** Files of one message. */
export const MESSAGE_FILES = 10;
/** Bytes of all files that go with one mail: what mailboxes take without complaint. */
export const MAIL_FILES_BYTES = 10 * 1024 * 1024;
/** Messages that are read at once. */
export const MESSAGES_PER_PAGE = 100;
