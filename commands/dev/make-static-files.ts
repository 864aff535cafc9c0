import process from 'node:process';

// Run as a separate process after each change, because a process reads a content module only once.
try {
  const { makeStaticFiles } = await import('../../pipeline/make-static-files.ts');
  await makeStaticFiles();
} catch (error) {
  // A content error's stack is its message; a typing mistake's names the file and line.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
