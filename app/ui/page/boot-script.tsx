import { colourSchemeKey } from '~/ui/colour-scheme/colour-scheme';
import { earlyTouchesScript } from '~/ui/page/early-touches';
import { firstEntryScript } from '~/ui/page/first-entry';
import { freshPageScript } from '~/ui/page/fresh-page';
import { installOfferScript } from '~/ui/page/install-offer';
import { sidebarKey } from '~/ui/shell/sidebar-fold';

const script = `(function(){
var root=document.documentElement,night=matchMedia('(prefers-color-scheme: dark)');
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
function paint(){var s=read('${colourSchemeKey}');root.setAttribute('data-mantine-color-scheme',s==='dark'||s==='light'?s:night.matches?'dark':'light')}
paint();night.addEventListener('change',paint);addEventListener('storage',paint);
if(read('${sidebarKey}')==='folded')root.dataset.sidebar='folded';
${freshPageScript};
${installOfferScript};
${earlyTouchesScript};
${firstEntryScript};
})()`;

/** What must be right before the first paint, the colours and the fold of the sidebar, and what comes only once. */
export function BootScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
