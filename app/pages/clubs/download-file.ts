/**
 * Downloads one of the site's files. Resolves to false when it does not exist or the server can't be reached.
 */
export async function downloadFile(url: string, fileName: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  if (!response?.ok) return false;
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  return true;
}
