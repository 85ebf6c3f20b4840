/** Where a link of the content may lead: into this portal, or out of it by a scheme that runs nothing. */
export const isSafeHref = (href: string): boolean =>
  !/[\u0000-\u0020\\]/.test(href) && /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d]|\/(?!\/)|#)/i.test(href);
