/**
 * Checks the address of a link in public content: only links within this portal and web, email and phone
 * addresses are allowed, none that can run code.
 */
export const isSafeHref = (href: string): boolean =>
  !/[\u0000-\u0020\\]/.test(href) && /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d]|\/(?!\/)|#)/i.test(href);
