/** Saves a text under a file name among the visitor's downloads, without leaving the page. */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has taken its hold of the text once the press is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
