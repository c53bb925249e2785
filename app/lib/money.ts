/** Texts are in English for now; this is the one place that says so. */
const locale = 'en-GB';

const formats = new Map<string, Intl.NumberFormat>();

/** Integer minor units become words: 1250 EUR is '€12.50', and 'Free' where nothing is to pay. Exact: 1200 is '€12.00'. */
export function formatMoney(
  minor: number,
  currency: string,
  { free = false, exact = false }: { free?: boolean; exact?: boolean } = {},
): string {
  if (free && minor === 0) return 'Free';
  const whole = !exact && minor % 10 ** digitsOf(currency) === 0;
  return format(currency, whole).format(minor / 10 ** digitsOf(currency));
}

/** For amounts below one another: all show their cents where one has some. */
export function moneyColumn(amounts: readonly number[], currency: string): (minor: number) => string {
  const exact = amounts.some((minor) => minor % 10 ** digitsOf(currency) !== 0);
  return (minor) => formatMoney(minor, currency, { free: true, exact });
}

/** What a person typed ('12', '12.50', '12,5') as minor units; null when it is no amount of that currency. */
export function toMinor(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
}

/** For machines: 1250 EUR is '12.50', 1250 JPY is '1250'. */
export function toDecimal(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

function digitsOf(currency: string): number {
  return format(currency, false).resolvedOptions().maximumFractionDigits ?? 2;
}

function format(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency} ${whole}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  });
  formats.set(key, made);
  return made;
}
