import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Whether the browser would open the link right here, and in this app. */
function isMove(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const path = link.getAttribute('href') ?? '';
  return plain && !event.defaultPrevented && path.startsWith('/') && !/\.\w+$/.test(path);
}

/** A ref for an element of plain HTML: links in it that stay inside the site move without a reload. */
export function useMoves() {
  const navigate = useNavigate();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const onClick = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || !isMove(event, link)) return;
        event.preventDefault();
        navigate(link.getAttribute('href') ?? '/');
      };
      element.addEventListener('click', onClick);
      return () => element.removeEventListener('click', onClick);
    },
    [navigate],
  );
}
