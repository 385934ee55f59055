/** Offers a text to the browser as a file to save. */
export function saveFile(text: string, name: string, type = 'application/jsonl'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
