/** A property of a calendar file: `DTSTART;TZID=Europe/Berlin:20261115T220000`. */
export type Property = { name: string; params: Map<string, string>; value: string };
export type Component = { properties: Property[] };

/** Long lines are broken and go on after a blank; every kind of line end is met in the wild. */
export function unfold(text: string): string[] {
  const lines: string[][] = [];
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(raw)) last.push(raw.slice(1));
    else lines.push([raw]);
  }
  return lines.map((parts) => parts.join(''));
}

/** The outermost components of a name; what is nested in them, such as alarms, is left out. */
export function componentsOf(lines: readonly string[], name: string): Component[] {
  const found: Component[] = [];
  let current: Component | undefined;
  const open: string[] = [];
  for (const text of lines) {
    const property = parseProperty(text);
    if (!property) continue;
    if (property.name === 'BEGIN') {
      const begun = property.value.trim().toUpperCase();
      if (begun === name && !current) current = { properties: [] };
      else if (current) open.push(begun);
    } else if (property.name === 'END') {
      const ended = property.value.trim().toUpperCase();
      if (open.length > 0) open.pop();
      else if (current && ended === name) {
        found.push(current);
        current = undefined;
      }
    } else if (current && open.length === 0) current.properties.push(property);
  }
  // A file that was cut off still has what it had until then.
  return current ? [...found, current] : found;
}

function parseProperty(text: string): Property | undefined {
  const colon = valueStart(text);
  if (colon < 0) return undefined;
  const [name = '', ...params] = splitOutsideQuotes(text.slice(0, colon));
  return {
    name: name.toUpperCase(),
    params: new Map(
      params.map((param) => {
        const at = param.indexOf('=');
        return [param.slice(0, at).toUpperCase(), param.slice(at + 1).replace(/^"|"$/g, '')] as const;
      }),
    ),
    value: text.slice(colon + 1),
  };
}

function valueStart(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ':' && !quoted) return at;
  }
  return -1;
}

function splitOutsideQuotes(text: string): string[] {
  return text.match(/(?:"[^"]*"|[^;"])+/g) ?? [];
}

export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name);
}

/** Text as people wrote it. */
export function icsText(property: Property | undefined): string {
  return (property?.value ?? '').replaceAll(/\\([\\;,nN])/g, (_, letter: string) =>
    letter.toLowerCase() === 'n' ? '\n' : letter,
  );
}
