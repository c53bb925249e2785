/**
 * Part of the boot script: React Router gives the first entry of a tab's history a name (for places in the page) and a number, by two
 * calls that take a slow phone 30 ms each, in the middle of the first paint and of waking up. While a page waits for its styles
 * nobody waits for this, and later React Router finds both there.
 */
export const firstEntryScript = `(function(){
var state=history.state||{};
if(!state.key||state.idx==null)history.replaceState(Object.assign({key:Math.random().toString(32).slice(2),idx:0},state),'')
})()`;
