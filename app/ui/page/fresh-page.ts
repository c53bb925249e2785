import { whenAwake } from '~/ui/page/early-touches';

/** After waking up a page still has things to do for a while; scripts that never come must not hold anything back. */
const pause = 200;
const patience = 3000;

/**
 * Part of the boot script: a page that was opened, not come back to, may draw what is below the first screen later
 * (app/ui/theme/elements.css). From the first step back on none does: it would be too short for where one was.
 *
 * While it is `opening` it may leave out what lies even further down (event-shelf.module.css): until it answers touches and has
 * nothing else to do, half of it first, or somebody moves in it. Not when they press: what is pressed must not move away under the finger.
 */
export const freshPageScript = `(function(){
var root=document.documentElement,opened=performance.getEntriesByType('navigation')[0];
if(!opened||opened.type!=='navigate'||location.hash)return;
root.dataset.fresh='opening';
function settle(){if(root.dataset.fresh)root.dataset.fresh=''}
function goOn(){if(root.dataset.fresh==='opening'){root.dataset.fresh='settling';settleSoon()}else settle()}
function settleSoon(){setTimeout(function(){window.requestIdleCallback?requestIdleCallback(goOn,{timeout:500}):goOn()},${pause})}
addEventListener('${whenAwake}',settleSoon,{once:true});
['scroll','wheel','touchmove','keydown'].forEach(function(move){addEventListener(move,settle,{once:true,passive:true})});
addEventListener('load',function(){setTimeout(settle,${patience})});
addEventListener('popstate',function(){delete root.dataset.fresh},{once:true})
})()`;
