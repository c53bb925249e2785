/** A search that every map app and site understands; it needs no coordinates. */
export function mapAddress(venue: { name: string; address: string; city: string }): string {
  const words = [venue.name, venue.address, venue.city].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
