/** Downloads content as a file. */
export function saveFile(fileName: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started when the event handler has returned.
  setTimeout(() => URL.revokeObjectURL(url));
}
