/** A moment of a match as an address: which match, which step of it, and with whose eyes.  Pure. */

import { here } from '../base';

/** A seat's eyes, everybody's (null), or those before which all cards lie open. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

export interface MomentOf {
  /** The step, from 0; null for the last one there is. */
  step: number;
  eyes: Eyes;
}

export const EVERYBODY: Eyes = { seat: null, open: false };

/** The eyes as an address and the server name them. */
export function nameOfEyes({ seat, open }: Eyes): string {
  const whose = seat === null ? [] : [String(seat)];
  return [...(open ? ['open'] : []), ...whose].join('-') || 'all';
}

/** The eyes that an address names; everybody's where it names none. */
export function eyesNamed(name: string | null): Eyes {
  const read = /^(open)?-?(\d{1,2})?$/.exec(name ?? '');
  if (!read) return EVERYBODY;
  return { seat: read[2] === undefined ? null : Number(read[2]), open: read[1] !== undefined };
}

/** The page of a match, `path` as the server names it, at a moment. */
export function replayPath(path: string, { step, eyes }: Partial<MomentOf> = {}): string {
  const query = new URLSearchParams();
  if (step) query.set('step', String(step));
  if (eyes && nameOfEyes(eyes) !== 'all') query.set('eyes', nameOfEyes(eyes));
  const asked = query.toString();
  return here(`/replay/${path}${asked && `?${asked}`}`);
}

/** The moment that the query of an address names. */
export function momentIn(query: string): MomentOf {
  const values = new URLSearchParams(query);
  const step = /^\d{1,6}$/.test(values.get('step') ?? '') ? Number(values.get('step')) : 0;
  return { step, eyes: eyesNamed(values.get('eyes')) };
}
