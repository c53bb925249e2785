import type { CSSProperties } from 'react';

const sans = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Mail programs read styles from the elements themselves; the light scheme is what the plainest of them show. */
export const style = {
  page: { margin: 0, padding: 0, backgroundColor: '#f3f7f5', width: '100%' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px', opacity: 0 },
  outer: { padding: '28px 12px' },
  column: { width: '100%', maxWidth: 600, margin: '0 auto' },
  brand: {
    padding: '0 4px 16px',
    fontFamily: sans,
    fontSize: 18,
    lineHeight: '24px',
    fontWeight: 800,
    letterSpacing: '-0.4px',
    color: '#10201a',
  },
  dot: { color: '#0d8a50' },
  card: { padding: '32px 28px', backgroundColor: '#ffffff', borderRadius: 18, border: '1px solid #dde6e1' },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    marginBottom: 24,
    borderRadius: 12,
    fontFamily: sans,
    fontSize: 14,
    color: '#55665f',
  },
  heading: {
    margin: '0 0 14px',
    fontFamily: sans,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.6px',
    color: '#10201a',
    wordBreak: 'break-word',
  },
  words: {
    margin: '0 0 18px',
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '25px',
    color: '#263832',
    wordBreak: 'break-word',
  },
  letter: {
    margin: '0 0 18px',
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '25px',
    color: '#263832',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  link: { color: '#0b7745', textDecoration: 'underline' },
  small: { margin: '18px 0 0', fontFamily: sans, fontSize: 14, lineHeight: '21px', color: '#55665f' },
  quote: {
    margin: '0 0 18px',
    padding: '2px 0 2px 16px',
    borderLeft: '3px solid #0d8a50',
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '25px',
    color: '#263832',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  facts: { width: '100%', margin: '4px 0 22px', borderTop: '1px solid #dde6e1' },
  label: {
    padding: '11px 14px 11px 0',
    borderBottom: '1px solid #dde6e1',
    fontFamily: sans,
    fontSize: 14,
    lineHeight: '22px',
    color: '#55665f',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  value: {
    width: '100%',
    padding: '11px 0',
    borderBottom: '1px solid #dde6e1',
    fontFamily: sans,
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 600,
    color: '#10201a',
    wordBreak: 'break-word',
  },
  buttons: { margin: '4px 0 22px' },
  buttonCell: { backgroundColor: '#0b7745', borderRadius: 12 },
  // A border is what Outlook keeps where it drops padding.
  button: {
    display: 'inline-block',
    border: '13px solid #0b7745',
    borderLeftWidth: 22,
    borderRightWidth: 22,
    borderRadius: 12,
    backgroundColor: '#0b7745',
    fontFamily: sans,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
    color: '#ffffff',
    textDecoration: 'none',
  },
  ticket: {
    padding: '13px 16px',
    backgroundColor: '#edf7f1',
    borderLeft: '4px solid #0d8a50',
    borderRadius: 10,
    fontFamily: sans,
  },
  ticketName: {
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 700,
    color: '#10201a',
    wordBreak: 'break-word',
  },
  ticketHolder: { fontSize: 14, lineHeight: '21px', color: '#45564f', wordBreak: 'break-word' },
  gap: { height: 8, fontSize: 1, lineHeight: '8px' },
  afterTickets: { height: 14, fontSize: 1, lineHeight: '14px' },
  footer: {
    padding: '18px 6px 0',
    fontFamily: sans,
    fontSize: 13,
    lineHeight: '20px',
    color: '#55665f',
    wordBreak: 'break-word',
  },
  footerLink: { color: '#55665f', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/** The dark scheme, for programs that know it. No character here needs escaping: it is text inside an element. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0b1110 !important; }
  .card { background-color: #131a19 !important; border-color: #27312e !important; }
  .strong { color: #eef5f1 !important; }
  .plain { color: #d3ddd8 !important; }
  .muted { color: #9fafa8 !important; }
  .line { border-color: #27312e !important; }
  .dot { color: #3ddc84 !important; }
  .bar { border-color: #3ddc84 !important; }
  .ticket { background-color: #17261f !important; border-color: #3ddc84 !important; }
  .fill { background-color: #3ddc84 !important; }
  .button { background-color: #3ddc84 !important; border-color: #3ddc84 !important; color: #04210f !important; }
}
@media (max-width: 480px) {
  .card { padding: 26px 20px !important; }
  .outer { padding: 20px 8px !important; }
}
`;
