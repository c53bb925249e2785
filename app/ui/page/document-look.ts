type DocumentLook = { 'data-mantine-color-scheme': string; 'data-sidebar'?: string };

/**
 * The attributes that boot-script.tsx gives the document before the first paint. The error page of the root draws the
 * document anew, and must not take them away.
 */
export function documentLook(): DocumentLook {
  if (typeof document === 'undefined') return { 'data-mantine-color-scheme': 'dark' };
  const { mantineColorScheme = 'dark', sidebar } = document.documentElement.dataset;
  return { 'data-mantine-color-scheme': mantineColorScheme, 'data-sidebar': sidebar };
}
