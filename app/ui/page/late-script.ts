/** Between the last file and the first paint there are some milliseconds, on slow phones many. */
const patience = 2000;

/** Pictures this far from the first screen are loaded at once by browsers; for so long scripts let them go first. */
const pictures = { distance: 1250, patience: 600 };

/** So many files are asked for at once: a slow phone takes a while for each, and is to answer touches in between. */
const handful = 8;

/**
 * Asks for the files and runs the modules once the page has been painted and the pictures near the first screen are there: each
 * takes a slow phone's processor a moment, and scripts that wake up meanwhile would be stopped by every one of them. Whoever touches
 * the page does not wait for pictures. What nobody looks at yet is never painted, and some browsers do not tell: then at once, or
 * a while after everything else has come.
 *
 * While they are on their way the browser gets its knowledge of languages ready, which takes a slow phone 100 ms: the first date
 * on the page would otherwise do it, in the middle of waking up. A worker does it for the whole page, which goes on meanwhile.
 */
export function lateScript(files: string[], modules: string): string {
  return `(function(){
var nonce=document.currentScript.nonce,files=${literal(files)},begun=false;
function add(kind,given){document.head.append(Object.assign(document.createElement(kind),given))}
function ask(count){
files.splice(0,count).forEach(function(file){add('link',{rel:'modulepreload',href:file})});
if(files.length)setTimeout(ask,0,count);
else run();
}
function run(){add('script',{type:'module',nonce:nonce,textContent:${literal(modules)}})}
function begin(count){
if(begun)return;
begun=true;
ask(count);
if(navigator.onLine)new Worker('/languages.js');
}
function beginSlowly(){begin(${handful})}
function isNear(picture){
if(picture.complete||!picture.checkVisibility||!picture.checkVisibility({contentVisibilityAuto:true}))return false;
var box=picture.getBoundingClientRect();
return box.top<innerHeight+${pictures.distance}&&box.left<innerWidth+${pictures.distance};
}
function letPicturesGoFirst(){
var left=1;
function come(){if(!--left)beginSlowly()}
Array.from(document.images).filter(isNear).forEach(function(picture){
left++;
picture.addEventListener('load',come);
picture.addEventListener('error',come);
});
setTimeout(beginSlowly,${pictures.patience});
come();
}
['pointerdown','keydown'].forEach(function(touch){addEventListener(touch,beginSlowly)});
addEventListener('load',function(){setTimeout(beginSlowly,${patience})});
if(document.visibilityState==='hidden'||!(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))begin(files.length);
else new PerformanceObserver(letPicturesGoFirst).observe({type:'paint',buffered:true});
})()`;
}

/** Nothing in it may end the script that it is written into. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
