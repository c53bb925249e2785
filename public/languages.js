// What a browser knows of languages takes it a while to get ready, once for all threads of a page. Done here, the page does not
// stop for it (app/ui/page/late-script.ts).
new Intl.DateTimeFormat('en-GB').format();
close();
