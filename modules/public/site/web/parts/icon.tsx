const paths = {
  check: 'M5 12.5l4.5 4.5L19 7',
  search: 'M17 10.5a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM15.5 15.5L20 20',
  file: 'M7 3h7l5 5v13H7zM14 3v5h5M13 18v-6M10.5 14.5L13 12l2.5 2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  pause: 'M9 6v12M15 6v12',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  ban: 'M21 12a9 9 0 11-18 0 9 9 0 0118 0zM5.8 5.8l12.4 12.4',
  clock: 'M21 12a9 9 0 11-18 0 9 9 0 0118 0zM12 7v5l3.5 2',
  back: 'M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 015 5V18',
  question: 'M8.8 9.2a3.3 3.3 0 116 1.8c-.8 1.1-2.8 1.6-2.8 3.4M12 18.3v.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  text: 'M3.5 18L8.5 6l5 12M5.2 14h6.6M15.5 18l2.75-6.5L21 18M16.3 16h3.9',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 10-14 0C5 14.7 12 21 12 21zM14.5 9.5a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 005 5L15 12l5 2v3a3 3 0 01-3 3C10 20 4 13 4 6a3 3 0 012-3z',
  signed: 'M12 3l7 3v5.5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM8.8 11.8l2.3 2.3 4.2-4.6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  bell: 'M6 16V11a6 6 0 1112 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 004 0',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  sun: 'M16 12a4 4 0 11-8 0 4 4 0 018 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
} as const;

export type IconName = keyof typeof paths;

/**
 * Decorative icons of the public site, selected by name; the meaning is always given in text next to the
 * icon.
 */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'big' | 'huge' }) {
  return (
    <svg className={size ? `icon icon-${size}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
