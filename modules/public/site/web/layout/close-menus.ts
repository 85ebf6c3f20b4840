/**
 * Closes the header's menus on outside clicks and Escape. The menus are `details` elements and work without
 * scripts.
 */
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
