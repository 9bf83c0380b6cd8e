/** The address of a challenge. */

import { here } from '../base';

export function challengePath(code: string): string {
  return here(`/challenge/${code}`);
}
