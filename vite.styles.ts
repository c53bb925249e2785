import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...given: never[]) => unknown>>[1];

/**
 * A part that is loaded on demand brings the styles of all files that it needs, also of those that whoever asks for it needs
 * too. Vite leaves out what the page has, but React Router marks addresses of styles with a `#`, by which it does not know them:
 * they would come twice, after all others, and the whole page be laid out anew. So nobody asks for styles that it came with itself.
 */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After Vite has written down who brings what.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withoutStyles(file.code, listStyles(file.fileName, bundle));
        }
      },
    },
  };
}

/** Of a script and of all that it cannot run without. */
function listStyles(script: string, bundle: Bundle): Set<string> {
  const styles = new Set<string>();
  const scripts = new Set([script]);
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) scripts.add(imported);
  }
  return styles;
}

/** Vite's list of files at the top of a script, and the places in that list wherever something is loaded. */
const list = /__vite__mapDeps=.*?m\.f=(\[.*?\])/;
const places = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

function withoutStyles(code: string, styles: ReadonlySet<string>): string {
  const files: string[] = JSON.parse(list.exec(code)?.[1] ?? '[]');
  const isNew = (place: string) => !styles.has(files[Number(place)] ?? '');
  return code.replace(places, (_, named: string) => `__vite__mapDeps([${named.split(',').filter(isNew)}])`);
}
