/** Whether a link in content is allowed: within this portal, or an external scheme that cannot run code. */
export const isSafeHref = (href: string): boolean =>
  !/[\u0000-\u0020\\]/.test(href) && /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d]|\/(?!\/)|#)/i.test(href);
