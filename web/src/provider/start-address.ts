/** Another document: the server leads on to the provider. */
export const startAddress = (redirect: string | undefined): string =>
  `/api/auth/provider/start${redirect ? `?${new URLSearchParams({ redirect })}` : ''}`;
