/** The part of an event's page where one waits for tickets: links lead there, and whoever signs in comes back to it. */
export const waitingList = 'waiting-list';
