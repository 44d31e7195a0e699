// Fits the frames from this site on a page to the height of their content.
(() => {
  const { origin } = new URL(document.currentScript.src);
  addEventListener('message', ({ origin: from, source, data }) => {
    const height = data?.gramwiseHeight;
    if (from !== origin || !(height > 0 && height < 5000)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${Math.ceil(height)}px`;
    }
  });
  // A frame that loaded before this script has told its height already.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow.postMessage('gramwiseHeight', '*');
  }
})();
