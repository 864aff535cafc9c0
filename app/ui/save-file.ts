/** Saves content under a file name among the visitor's downloads, without leaving the page. */
export function saveFile(fileName: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has taken its hold of the content once the press is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
