/** ISO 3166-1. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export type Choice = { value: string; label: string };

/**
 * Names differ between versions of ICU: loaders make the lists and hand them to pages, so that the browser shows
 * what the server wrote.
 */
export function listCountries(): Choice[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  return codes
    .split(' ')
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

export function listTimezones(): Choice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

/** What events are paid in; the most common first, the rest by their codes. */
const currencies =
  'EUR GBP USD CHF AED AUD BRL CAD CZK DKK HKD HUF ILS INR ISK JPY KRW MXN NOK NZD PLN RON SEK SGD TRY UAH ZAR';

export function listCurrencies(): Choice[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
  return currencies.split(' ').map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
}
