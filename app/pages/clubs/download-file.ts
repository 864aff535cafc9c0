/**
 * Saves one of the site's own files without leaving the page. False when the server hasn't got it or can't be reached.
 */
export async function downloadFile(address: string, fileName: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return false;
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  return true;
}
