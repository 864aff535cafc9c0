import process from 'node:process';

// This runs as a separate process after each change, because a process loads a content module only once.
try {
  const { makeStaticFiles } = await import('../../pipeline/make-static-files.ts');
  await makeStaticFiles();
} catch (error) {
  // The stack of a ContentError is its message. That of a syntax error begins with file, line and source.
  console.error(error instanceof Error ? error.stack?.replace(/\n\s+at [^]*$/, '') : error);
  process.exitCode = 1;
}
