export const whenAwake = 'limelight-awake';

/** What works by scripts alone; links, forms and popovers do without. */
const touched = 'button[type=button]:not([popovertarget]),select,input[type=checkbox],input[type=radio]';
/** What is typed into; React puts what the server wrote back where a field is its own. */
const typed = 'textarea,input:not([type=checkbox],[type=radio],[type=file],[type=submit],[type=hidden])';

/**
 * Part of the boot script: whoever presses or chooses something before the page answers by itself is not ignored, it is done
 * once it does. A press can be what wakes it up: React then hydrates first and does it itself. Of what is chosen meanwhile it
 * may not hear, and it may put a field back to what the server wrote: so what was chosen is kept with the field, and chosen
 * again when nothing else is going on, and so with what was typed, unless somebody is typing on. The part of the page that it is in
 * may still be asleep: a pointer wakes it first.
 */
export const earlyTouchesScript = `(function(){
var kept=[];
function keep(event){
var field=event.target.closest&&event.target.closest('${touched}');
if(field&&(event.type==='click')===(field.nodeName==='BUTTON'))kept.push({event:event,field:field,value:field.value,checked:field.checked})
}
function note(event){
var field=event.target;
if(!field.matches||!field.matches('${typed}'))return;
kept=kept.filter(function(touch){return touch.field!==field});
kept.push({event:event,field:field,value:field.value,isTyped:true})
}
function type(field,text){
var value=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value');
field.value='';
value.set.call(field,text);
field.dispatchEvent(new Event('input',{bubbles:true}))
}
function isLeft(touch){return touch.event.type!=='click'||touch.event.eventPhase===0}
function repeat(touch){
var field=touch.field;
if(!field.isConnected)return;
field.dispatchEvent(new Event('pointerdown',{bubbles:true}));
if(touch.isTyped){type(field,field.value||touch.value);return}
if(field.nodeName==='SELECT'){field.value=touch.value;field.dispatchEvent(new Event('change',{bubbles:true}));return}
if(field.nodeName==='INPUT')field.checked=!touch.checked;
field.click()
}
['click','change'].forEach(function(kind){document.addEventListener(kind,keep,true)});
document.addEventListener('input',note,true);
addEventListener('${whenAwake}',function(){
var left=kept.filter(isLeft);
['click','change'].forEach(function(kind){document.removeEventListener(kind,keep,true)});
document.removeEventListener('input',note,true);
setTimeout(function(){left.forEach(repeat)})
},{once:true})
})()`;

/** From now on the page answers by itself. Said as soon as it is true: a moment later something else may be pressed. */
export function repeatEarlyTouches(): void {
  window.dispatchEvent(new Event(whenAwake));
}
