/** What can be told, in the groups and words of the form. The database has the same list: private.webhook_topics. */
export const topicGroups = [
  {
    title: 'Orders',
    topics: [
      { topic: 'order.paid', label: 'Paid', hint: 'Also free orders and tickets that you give away.' },
      { topic: 'order.refunded', label: 'Refunded', hint: 'Whole or in part.' },
      { topic: 'order.cancelled', label: 'Tickets cancelled', hint: 'By your team.' },
      {
        topic: 'order.disputed',
        label: 'Disputed',
        hint: 'When the bank asks for the money back, and how that ended.',
      },
    ],
  },
  {
    title: 'Tickets',
    topics: [
      {
        topic: 'ticket.transferred',
        label: 'Given to somebody else',
        hint: 'Or the holder’s name was changed.',
      },
      { topic: 'ticket.returned', label: 'Returned', hint: 'By its holder, as your rules allow.' },
      { topic: 'scan.recorded', label: 'Scanned', hint: 'Up to a hundred scans in one message.' },
    ],
  },
  {
    title: 'The event',
    topics: [
      { topic: 'event.published', label: 'Published', hint: 'Everyone can open it from now on.' },
      { topic: 'event.updated', label: 'Changed', hint: 'Any of its details.' },
      { topic: 'event.rescheduled', label: 'Moved', hint: 'It begins at another time.' },
      { topic: 'event.postponed', label: 'Postponed', hint: 'Without a date for now.' },
      { topic: 'event.cancelled', label: 'Cancelled', hint: '' },
    ],
  },
] as const;

export const allTopics: string[] = topicGroups.flatMap(({ topics }) => topics.map(({ topic }) => topic));

const labels = new Map<string, string>(
  topicGroups.flatMap(({ title, topics }) =>
    topics.map(({ topic, label }) => [topic, `${title}: ${label.toLowerCase()}`] as const),
  ),
);

export function topicWords(topic: string): string {
  return topic === 'test' ? 'A test' : (labels.get(topic) ?? topic);
}
