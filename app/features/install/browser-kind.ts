/** The browsers whose ways to install an app differ. */
export const browserKinds = [
  'iphone-safari',
  'iphone-other',
  'android-chrome',
  'android-samsung',
  'android-firefox',
  'computer-chrome',
  'computer-edge',
  'computer-safari',
  'computer-firefox',
  'inside-app',
] as const;

export type BrowserKind = (typeof browserKinds)[number];

/** In the order in which they are asked: most browsers also name those that they want to be taken for. */
const signs: [RegExp, BrowserKind][] = [
  [/FBA[NV]|Instagram|\bLine\/|TikTok|musical_ly|Snapchat|; wv\)/, 'inside-app'],
  [/(iPhone|iPad|iPod).*(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA)\//, 'iphone-other'],
  [/iPhone|iPad|iPod/, 'iphone-safari'],
  [/Android.*SamsungBrowser/, 'android-samsung'],
  [/Android.*Firefox|Firefox.*Android/, 'android-firefox'],
  [/Android/, 'android-chrome'],
  [/Edg\//, 'computer-edge'],
  [/Firefox\//, 'computer-firefox'],
  [/Chrome\//, 'computer-chrome'],
  [/Macintosh.*Safari\//, 'computer-safari'],
];

/** An iPad says that it is a Mac; only what can be touched gives it away, and only the browser itself knows that. */
export function browserKindOf(userAgent: string, touchPoints = 0): BrowserKind {
  const kind = signs.find(([sign]) => sign.test(userAgent))?.[1] ?? 'computer-chrome';
  return kind === 'computer-safari' && touchPoints > 1 ? 'iphone-safari' : kind;
}
