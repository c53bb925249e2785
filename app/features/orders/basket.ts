/** What the ticket box posts: `quantity-7` and, where the price is free, `price-7`. */
export type Chosen = { quantities: Record<string, string>; prices: Record<string, string> };

export type BasketItem = { typeId: number; quantity: number; price: string };

/** The words that were posted, to show them again as they were. */
export function readChosen(form: Iterable<[string, unknown]>): Chosen {
  const chosen: Chosen = { quantities: {}, prices: {} };
  for (const [name, value] of form) {
    const [, field, id] = /^(quantity|price)-(\d{1,15})$/.exec(name) ?? [];
    if (!id || typeof value !== 'string') continue;
    (field === 'price' ? chosen.prices : chosen.quantities)[id] = value.trim();
  }
  return chosen;
}

/** Everything of which there is more or less than none. What is no number is left to be refused as one. */
export function toItems({ quantities, prices }: Chosen): BasketItem[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity !== '' && quantity !== '0')
    .map(([id, quantity]) => ({
      typeId: Number(id),
      quantity: /^-?\d{1,12}(\.\d{1,6})?$/.test(quantity) ? Number(quantity) : -1,
      price: prices[id] ?? '',
    }));
}
