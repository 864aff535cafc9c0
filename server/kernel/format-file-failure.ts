/** By error code of the file system: what it means, and what to do. */
const meanings: Record<string, string> = {
  EACCES: 'this user has no right to it. Give it to the user that runs the site, or name another',
  EPERM: 'this user has no right to it. Give it to the user that runs the site, or name another',
  EROFS: 'its disk is read-only. Mount it for writing, or name another',
  ENOSPC: 'its disk is full. Free some space, then try again',
  EDQUOT: 'the quota of this user is used up. Free some space, then try again',
  ENOENT: 'nothing can be made there. Name another place',
  ENOTDIR: 'a part of its path is a file. Name another place',
  EEXIST: 'a file or a broken link is there. Name another place, or mount what the link points to',
  EISDIR: 'it is a folder. Name a file',
  ENAMETOOLONG: 'its name is too long. Name another place',
};

/** Why a file or folder can't be used, as the end of a sentence for the terminal. */
export function formatFileFailure(error: Error): string {
  const meaning = 'code' in error ? meanings[String(error.code)] : undefined;
  if (meaning === undefined) return error.message;
  return 'path' in error ? `${String(error.path)}: ${meaning}.` : `${meaning}.`;
}
