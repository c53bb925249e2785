import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../html.ts';

const style = `:root{color-scheme:dark light;--bg:light-dark(#f6f9f7,#0c1210);--card:light-dark(#fff,#141c19);--line:light-dark(#dbe4df,#28332f);
--text:light-dark(#10211b,#eef4f0);--muted:light-dark(#4a5c55,#a5b3ad);--green:light-dark(#1a7a46,#3ee08b);--on-green:light-dark(#fff,#06170d);
--amber:light-dark(#7a5200,#f2c46a);--amber-soft:light-dark(#fdf3dc,#33280f);--red:light-dark(#b3261e,#ff9d92)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
.notice{background:var(--amber-soft);color:var(--amber);padding:12px 16px;text-align:center;font-weight:600}
main{max-width:480px;margin:0 auto;padding:32px 16px 64px}h1{font-size:1.625rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 4px}
h2{font-size:.875rem;font-weight:600;color:var(--muted);margin:32px 0 12px}p{margin:0 0 16px}.muted{color:var(--muted)}.bad{color:var(--red);font-weight:600}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:20px;margin:24px 0}
dl{margin:0;display:grid;grid-template-columns:1fr auto;row-gap:10px}dt,dd{margin:0}dd{text-align:right;padding-left:16px;font-variant-numeric:tabular-nums}
dt small{display:block;color:var(--muted);font-size:.875rem}.total{border-top:1px solid var(--line);padding-top:12px;font-weight:700;font-size:1.125rem}
form{display:grid;gap:10px}button{min-height:48px;padding:10px 18px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:var(--text);
font:inherit;font-weight:600;cursor:pointer;text-align:left}button small{display:block;font-weight:400;color:var(--muted)}
button.main{background:var(--green);border-color:transparent;color:var(--on-green);text-align:center;font-size:1.0625rem;min-height:54px}
button:hover{border-color:var(--green)}:focus-visible{outline:3px solid var(--green);outline-offset:3px}
a{color:var(--green)}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing comes from elsewhere and no script runs. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Made of `html`: everything put into it has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Markup with values in it, which are escaped unless they are markup themselves. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
): Markup {
  return new Markup(parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));
}

function render(value: string | number | Markup | Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value));
}

export function respond(title: string, content: Markup, status = 200): Response {
  const { text } = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} – Simulator</title><style>${new Markup(style)}</style></head>
<body><header class="notice">Simulator – no real money</header><main>${content}</main></body></html>`;
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** 303: whatever was posted, the next page is fetched. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } });
}
