/**
 * Part of the boot script: a page that was opened, not come back to, may draw what is below the first screen later
 * (app/ui/theme/elements.css). From the first step back on none does: it would be too short for where one was.
 */
export const freshPageScript = `(function(){
var root=document.documentElement,opened=performance.getEntriesByType('navigation')[0];
if(!opened||opened.type!=='navigate'||location.hash)return;
root.dataset.fresh='';
addEventListener('popstate',function(){delete root.dataset.fresh},{once:true})
})()`;
