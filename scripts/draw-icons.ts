import { writeFile } from 'node:fs/promises';
import { drawFile } from './icons/draw-file.ts';
import { iconFiles } from './icons/drawings.ts';

/** Writes the icons of the app into public/; scripts/icons/icons.test.ts fails while they are others. */
for (const icon of iconFiles) {
  await writeFile(new URL(`../public/${icon.file}`, import.meta.url), await drawFile(icon));
}
console.log(`public/ has ${iconFiles.length} icons`);
