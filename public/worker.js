/**
 * The worker of the app (docs/offline.md). It is another one with every build: browsers then take it anew, together with
 * the page that is shown where nothing else can be.
 */
const build = 'development';

globalThis.limelightBuild = build;
importScripts('/worker/push.js', '/worker/pages.js');
