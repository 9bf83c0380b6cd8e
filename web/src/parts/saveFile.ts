/** Some browsers fetch what they save only after a while, so long at most, in milliseconds. */
const FETCHED = 60_000;

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL.bind(URL), FETCHED, address);
}
