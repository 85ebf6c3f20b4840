/** Versions of the legal texts in force. Another value asks everybody to accept again. */
export const TERMS_VERSION = '1.0';
export const PRIVACY_VERSION = '1.0';
export const COOKIE_VERSION = '1.0';
