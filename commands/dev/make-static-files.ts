import process from 'node:process';

// This runs as a separate process after each change, because a process loads a content module only once.
try {
  const { makeStaticFiles } = await import('../../pipeline/make-static-files.ts');
  await makeStaticFiles();
} catch (error) {
  // The stack of a ContentError is its message. The stack of a syntax error has the file and line.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
