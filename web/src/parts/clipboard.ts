/**
 * Puts `content` on the clipboard; false when the browser refuses.  Pages without TLS, as on a home network, have no
 * clipboard interface, so a selected field is copied there instead.
 */
export async function copied(content: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(content);
      return true;
    } catch {
      // Fall through to the older way.
    }
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = content;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
