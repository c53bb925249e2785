import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, type Settings } from '../../server/settings.ts';
import { findInstalledChromium } from '../chromium.ts';
import { checkDatabase } from './database.ts';
import { bad, type Finding, good, note } from './finding.ts';
import { checkPackages } from './packages.ts';
import { checkDirectory, checkPort } from './place.ts';

const root = join(import.meta.dirname, '../..');
const marks = { good: '✓', note: '!', bad: '✗' };
const findings: Finding[] = [];

await report(good(`Node ${process.versions.node}.`));
await report(checkPackages(root));
const settings = await readSettings();
if (settings) {
  await report(checkDirectory(settings.dataDirectory));
  await report(checkDatabase(settings));
  await report(checkPort(settings.host, settings.port));
}
await report(checkBrowser());
await report(checkPoppler());

const broken = findings.filter(({ verdict }) => verdict === 'bad').length;
console.log(broken === 0 ? '\nNothing is in the way: npm start' : `\n${broken} to mend.`);
process.exit(broken === 0 ? 0 : 1);

async function report(looking: Finding | Promise<Finding>): Promise<void> {
  const finding = await looking;
  findings.push(finding);
  console.log(
    `  ${marks[finding.verdict]} ${finding.words}${finding.remedy ? `\n    → ${finding.remedy}` : ''}`,
  );
}

async function readSettings(): Promise<Settings | undefined> {
  try {
    const read = parseSettings(process.env);
    await report(good(`The settings can be read; data are kept ${placeOf(read)}.`));
    return read;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await report(bad(words, 'docs/operations.md lists every setting.'));
    return undefined;
  }
}

function placeOf({ backend }: Settings): string {
  return { embedded: 'in the embedded database', postgres: 'in your PostgreSQL', supabase: 'in Supabase' }[
    backend.mode
  ];
}

function checkBrowser(): Finding {
  const place = findInstalledChromium();
  return place
    ? good(`The browser of the tests is ${place}.`)
    : note(
        'There is no Chromium for the browser tests.',
        'As root the tests install it; otherwise: apt-get install chromium',
      );
}

function checkPoppler(): Finding {
  return existsSync('/usr/bin/pdftotext')
    ? good('Poppler reads PDF files back for the tests.')
    : note(
        'There is no poppler for the tests of PDF files.',
        'As root the tests install it; otherwise: apt-get install poppler-utils',
      );
}
