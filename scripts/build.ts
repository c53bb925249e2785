import { ensureBuild } from '../server/build.ts';

await ensureBuild((text) => process.stdout.write(text));
console.log('build/ is current');
