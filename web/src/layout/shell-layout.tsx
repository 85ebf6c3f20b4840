import { Outlet } from '@tanstack/react-router';

export function ShellLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
