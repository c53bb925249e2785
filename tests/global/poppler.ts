import { requirePoppler } from '../fixtures/poppler.ts';

/** Once, before any worker begins: two that install at the same time would be in each other's way. */
export default function prepare(): void {
  requirePoppler();
}
