/**
 * Runs in the head of a frame before first paint: takes its colors from the URL, and marks islands that fail to
 * load before the frame's script has arrived.
 */
export const EMBED_SCRIPT = `(function(){var q=new URLSearchParams(location.search),r=document.documentElement,t=q.get('theme'),a=q.get('accent');
if(t==='light'||t==='dark')r.dataset.theme=t;
if(/^[\\da-f]{6}$/i.test(a)){r.dataset.accent='';r.style.setProperty('--chosen-accent','#'+a)}
document.addEventListener('astro:hydration-error',function(e){e.target.dataset.failed=''})})()`;
