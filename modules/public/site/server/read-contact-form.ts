import type { ContactGiven } from '#modules/support/conversations/rules/contact-page.ts';

export type Sent = {
  Given: ContactGiven;
  Drawn: string;
  /** What stood in the field that nobody sees. */
  Trap: string;
  /** Which question it adds to; empty for a new one. */
  Code: string;
};

/** A form is what strangers send: texts only, none of them endless; a line has no control characters, a message keeps its line breaks. */
export function readContactForm(body: unknown): Sent {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string, most: number): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const line = (name: string, most = 300): string =>
    text(name, most)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu, ' ')
      .trim();
  return {
    Given: {
      name: line('name'),
      email: line('email'),
      organisation: line('organisation'),
      topic: line('topic', 40),
      message: text('message', 20_000),
    },
    Drawn: line('drawn', 100),
    Trap: line('website'),
    Code: line('code', 100),
  };
}
