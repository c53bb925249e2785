import type { GenreName } from './genres.ts';

export type City = 'Brackwasser' | 'Port Ellery' | 'Vila Marejada';

export const cities: Record<City, { country: string; timezone: string; currency: string }> = {
  Brackwasser: { country: 'DE', timezone: 'Europe/Berlin', currency: 'EUR' },
  'Port Ellery': { country: 'GB', timezone: 'Europe/London', currency: 'GBP' },
  'Vila Marejada': { country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR' },
};

export type Venue = {
  name: string;
  city: City;
  address: string;
  postalCode: string;
  at: [latitude: number, longitude: number];
  capacity: number;
  stages: [name: string, capacity: number][];
  suits: GenreName[];
  description: string;
  access: string;
  travel: string;
};
