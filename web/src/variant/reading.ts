/** A variant as a file: the house reads it. */

import { here } from '../base';
import type { Sentence, WrittenVariant } from '../protocol';

/** The kinds of files that variants are. */
export const VARIANT_FILES = '.toml,application/toml,text/plain';

const UNREACHABLE: Sentence = { message: 'web-variant-unreachable', arguments: {} };

/** The file at an address of the house, or the sentence that says why there is none. */
export async function fetchFile(path: string): Promise<Blob | Sentence> {
  try {
    const answer = await fetch(here(`/${path}`));
    return answer.ok ? await answer.blob() : ((await answer.json()) as { reason: Sentence }).reason;
  } catch {
    return UNREACHABLE;
  }
}

/** What a file says, or the sentence that says why it cannot be read. */
export async function readFile(file: File): Promise<WrittenVariant | Sentence> {
  try {
    const answer = await fetch(here('/api/variants'), { method: 'POST', body: file });
    const said = (await answer.json()) as WrittenVariant | { reason: Sentence };
    return 'reason' in said ? said.reason : said;
  } catch {
    return UNREACHABLE;
  }
}
