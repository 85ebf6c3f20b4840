import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of this module (sign-in, registration, password reset), with the roles that may open them. */
export const signInScreens = {
  login: { Path: '/login', Layout: 'auth', Access: 'public', IsLogin: true, Title: 'TITLE_LOGIN' },
  loginProvider: {
    Path: '/login/provider',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_LOGIN',
    Back: '/login',
  },
  register: { Path: '/register', Layout: 'auth', Access: 'public', IsLogin: true, Title: 'TITLE_REGISTER' },
  registerClient: {
    Path: '/register/client',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_REGISTER',
    Back: '/register',
  },
  registerVerified: {
    Path: '/register/verified',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_ACTIVATE',
  },
  forgot: {
    Path: '/forgot',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_FORGOT',
    Back: '/login',
  },
  forgotReset: {
    Path: '/forgot/reset',
    Layout: 'auth',
    Access: 'public',
    IsLogin: true,
    Title: 'TITLE_RESET',
    Back: '/login',
  },
  logout: { Path: '/logout', Layout: 'auth', Access: 'public', IsHome: true, Title: 'TITLE_LOGOUT' },
} as const satisfies ScreenTable;

type SignInScreens = typeof signInScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends SignInScreens {}
}
