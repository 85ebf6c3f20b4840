import type { TextKey } from './i18n/texts.ts';

/** What people can choose for. Mails about the safety of an account are in none of these: they always go out. */
export const NOTICE_GROUPS = ['TURN', 'APPLICATION', 'CERTIFICATE', 'MONEY', 'COMMENT', 'INBOX'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** What is kept with a message, and of its application the key and the status. */
export type NoticeSubject = Readonly<Record<string, string | null | undefined>>;

/** A kind of message to a person. */
export type Notice = {
  Group: NoticeGroup;
  /** Where it leads; null: nowhere. */
  path: (about: NoticeSubject) => `/${string}` | null;
  Mail: {
    Button: TextKey;
    /** The placeholders that its texts may use. */
    Params: readonly string[];
    /** Only where the mail brings a document: whoever prints that writes the mail, with this text. */
    DocumentText?: TextKey;
  };
};
export type NoticeTable = Readonly<Record<string, Notice>>;

/**
 * Every kind of message to a person, by module. Each module adds its own in `rules/notices.ts` by declaration merging, so
 * that a kind that no module has does not compile. Its words are TELL_<kind>_TITLE and TELL_<kind>_TEXT.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface Notices {}
export type NoticeKind = Extract<keyof Notices, string>;

const installed = new Map<string, Notice>();

/** Takes over the kinds of messages of the modules; one that two of them have ends the start. */
export function installNotices(
  modules: readonly { readonly name: string; readonly notices?: NoticeTable }[],
): void {
  installed.clear();
  const owners = new Map<string, string>();
  for (const { name, notices = {} } of modules)
    for (const [kind, notice] of Object.entries(notices)) {
      const owner = owners.get(kind);
      if (owner)
        throw new Error(`${owner} and ${name} both have the notice ${kind}: give one of them another name.`);
      owners.set(kind, name);
      installed.set(kind, notice);
    }
}

/** Whether a kind is one of this version of the portal. */
export const isNoticeKind = (kind: string): kind is NoticeKind => installed.has(kind);

export const noticeKinds = (): readonly NoticeKind[] => [...installed.keys()].filter(isNoticeKind);

/** Undefined: of another version of the portal. */
export const findNotice = (kind: string): Notice | undefined => installed.get(kind);

export function noticeOf(kind: NoticeKind): Notice {
  const notice = installed.get(kind);
  if (!notice) throw new Error(`The notice ${kind} is read before the modules are installed.`);
  return notice;
}
