/** The provider's names of what it asks for, by how they begin, in words for the organiser. */
const words: [beginning: string, what: string][] = [
  ['external_account', 'A bank account for your payouts'],
  ['tos_acceptance', 'Your agreement to the payment provider’s terms'],
  ['business_type', 'Whether you are a person or a company'],
  ['business_profile', 'What you sell and where people find you'],
  ['company.tax_id', 'Your company’s tax number'],
  ['company', 'Details of your company'],
  ['individual.verification', 'A photo of your identity card or passport'],
  ['individual.id_number', 'Your personal tax number'],
  ['individual.dob', 'Your date of birth'],
  ['individual.address', 'Your address'],
  ['individual', 'Your name and how to reach you'],
  ['owners', 'Who owns the company'],
  ['directors', 'Who directs the company'],
  ['representative', 'Who represents the company'],
  ['person_', 'Details of the people behind the company'],
];

/** Each thing once, in the order of the list above; what it does not know is still told of. */
export function describeMissing(requirements: string[]): string[] {
  const found = new Set<string>();
  for (const requirement of requirements) {
    const [, what] = words.find(([beginning]) => requirement.startsWith(beginning)) ?? [];
    found.add(what ?? 'Something more, which the payment provider will ask you for');
  }
  const order = words.map(([, what]) => what);
  const place = (what: string) => (order.indexOf(what) + order.length + 1) % (order.length + 1);
  return [...found].sort((one, other) => place(one) - place(other));
}
