/** The list with one item in another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.filter((_, place) => place !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  moved.splice(Math.min(Math.max(to, 0), items.length - 1), 0, item);
  return moved;
}
