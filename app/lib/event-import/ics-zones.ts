import { isZone } from './entry';

/** What one maker's calendars call the zones of places where nights out are sold. */
const otherNames: Record<string, string> = {
  'w. europe standard time': 'Europe/Berlin',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'romance standard time': 'Europe/Paris',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Kyiv',
  'gtb standard time': 'Europe/Athens',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'israel standard time': 'Asia/Jerusalem',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'e. south america standard time': 'America/Sao_Paulo',
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'china standard time': 'Asia/Shanghai',
  'india standard time': 'Asia/Kolkata',
  'aus eastern standard time': 'Australia/Sydney',
  'new zealand standard time': 'Pacific/Auckland',
  utc: 'UTC',
};

/** The zone that a file names; undefined where nobody knows it by that name. */
export function icsZone(name: string | undefined): string | undefined {
  if (!name) return undefined;
  const plain = name.trim();
  const known = otherNames[plain.toLowerCase()];
  if (known) return known;
  // '/freeassociation.sourceforge.net/Europe/Berlin' ends with the name that everybody uses.
  const parts = plain.slice(-120).split('/');
  const endings = [2, 3].map((length) => parts.slice(-length).join('/'));
  return [plain, ...endings].find((zone) => zone !== '' && isZone(zone));
}
