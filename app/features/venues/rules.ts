type Located = {
  name: string;
  address: string;
  city: string;
  latitude?: number | null;
  longitude?: number | null;
};

/** The spot on a map where it is known; otherwise a search that every map understands. */
export function mapAddress({ name, address, city, latitude, longitude }: Located): string {
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const words = [name, address, city].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

type Addressed = { address: string; postal_code: string; city: string };

/** `Kaistraße 14, 24103 Brackwasser` */
export function addressWords({ address, postal_code, city }: Addressed): string {
  return [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
