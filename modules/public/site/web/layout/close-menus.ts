/** The header's menus are `details`, which work without script; with it they also close as menus do. */
export function closeMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details.menu')];
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' ? menus.find((menu) => menu.open) : undefined;
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
