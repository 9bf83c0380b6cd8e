/** Reading a pressed key. */

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The key in lower case; null where it belongs to a shortcut of the browser. */
export function plainKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | null {
  return ctrlKey || metaKey || altKey ? null : key.toLowerCase();
}
