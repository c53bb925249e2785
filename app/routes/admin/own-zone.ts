/** The zone of the device: what a person who makes something new most likely means. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
