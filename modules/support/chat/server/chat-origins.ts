import type { Settings } from '#platform/server/configuration/settings.ts';

/** Whose pages the help may frame: the chat server's, where there is one. */
export const chatOrigins = ({ CHAT_URL }: Settings): string[] => (CHAT_URL ? [new URL(CHAT_URL).origin] : []);
