import { data } from 'react-router';

/** What the splat route throws: RouteError shows it as 'Page not found: {path}' inside the shell. */
export function unmatched(request: Request) {
  return data({ unmatched: new URL(request.url).pathname }, { status: 404 });
}
