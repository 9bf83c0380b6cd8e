/** Mounts a component for a test; after it everything is taken down (`setup.ts`). */

import { flushSync, mount, unmount, type Component } from 'svelte';

const shown: Record<string, unknown>[] = [];

/** Takes down everything that is shown, as when the reader goes on to another page. */
export async function takeDown(): Promise<void> {
  for (const component of shown.splice(0)) await unmount(component);
}

/** Shows `component` in the empty page. */
export function show<Properties extends Record<string, unknown>>(
  component: Component<Properties>,
  props: Properties,
): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}

/** The button whose name contains `name`; throws when there is none. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).includes(name),
  );
  if (!found) throw new Error(`there is no button "${name}"`);
  return found;
}

/** Clicks the button whose name contains `name`. */
export function click(name: string): void {
  button(name).click();
  flushSync();
}
